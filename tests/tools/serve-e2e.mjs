// Serves the built sites for the browser tests, by nginx if there is one:
// serve-e2e.mjs <port>[:<port of the plain site>] …
// Each argument gets its own local API. The last one is served once all others answer.
// E2E_SITE is a built site's folder, which then serves as both sites; E2E_SERVER=preview does without nginx.
import { preview } from 'vite'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { isRunning } from '../../src/site/lock.mjs'
import { findNginx, startNginx } from './nginx.mjs'
import { root } from './setup.mjs'
import { testedPlainSite, testedSite } from './sites.mjs'

const nginx = process.env.E2E_SERVER === 'preview' ? null : findNginx()

/** The site with its snapshot and, if a port is given for it, the site built without one. */
function sitesAt(ports) {
  const [port, plainPort] = ports.split(':').map(Number)
  return [
    { site: testedSite, port },
    ...(plainPort ? [{ site: testedPlainSite, port: plainPort }] : []),
  ]
}

/** Starts a local API, and a site as vite serves it. */
const startPreview = (site, address) =>
  preview({
    root,
    mode: 'local-api',
    logLevel: 'warn',
    build: { outDir: site },
    preview: { ...address, strictPort: true },
  })

/** Serves the sites by nginx, one API behind both; resolves to a function that stops all, or to null if it fails. */
async function serveByNginx(sites) {
  const api = await startPreview(sites[0].site, { host: '127.0.0.1', port: 0 })
  const { port: apiPort } = api.httpServer.address()
  const stops = [() => api.close()]
  const stopAll = () => Promise.all(stops.map((stop) => stop()))
  try {
    for (const each of sites) {
      stops.push(await startNginx(nginx, { ...each, hosting: hostingFolder(each.site), apiPort }))
    }
    console.log(
      `The site is served by ${nginx.program} on port ${sites[0].port}, as the build configured it.`,
    )
    return stopAll
  } catch (error) {
    console.log(error.message)
    await stopAll()
    return null
  }
}

async function serveByPreview(sites) {
  const servers = await Promise.all(
    sites.map((each) => startPreview(each.site, { host: 'localhost', port: each.port })),
  )
  console.log(`The site is served by vite preview on port ${sites[0].port}, with the same headers.`)
  return () => Promise.all(servers.map((each) => each.close()))
}

/** Resolves to a function that stops the sites, once their API is loaded, which its first answer shows. */
async function serve(sites) {
  const stop = (nginx && (await serveByNginx(sites))) ?? (await serveByPreview(sites))
  await fetch(`http://localhost:${sites[0].port}/local/outbox`)
  return stop
}

const all = process.argv.slice(2).map(sitesAt)
const stops = await Promise.all(all.slice(0, -1).map(serve))
stops.push(await serve(all.at(-1)))

async function end() {
  await Promise.all(stops.map((stop) => stop()))
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end())

// A runner that was killed ends nothing, and the next run would find its ports taken.
const runner = Number(process.env.E2E_RUNNER)
const watch = runner && setInterval(endWithRunner, 1000)

function endWithRunner() {
  if (isRunning(runner)) return
  clearInterval(watch)
  void end()
}
