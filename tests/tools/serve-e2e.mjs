// The built sites for the browser tests, on nginx where it is to be had: serve-e2e.mjs <port>[:<port of the plain site>] …
// Each argument has a local API of its own. The last is served when all others answer.
// E2E_SITE is the built site's folder, and both sites then; E2E_SERVER=preview does without nginx.
import { preview } from 'vite'
import { hostingFolder } from '../../src/site/hosting-folder.mjs'
import { findNginx, startNginx } from './nginx.mjs'
import { root } from './setup.mjs'
import { testedPlainSite, testedSite } from './sites.mjs'

const nginx = process.env.E2E_SERVER === 'preview' ? null : findNginx()

/** The site with its snapshot and, where a port is given for it, as it is built without one. */
function sitesAt(ports) {
  const [port, plainPort] = ports.split(':').map(Number)
  return [
    { site: testedSite, port },
    ...(plainPort ? [{ site: testedPlainSite, port: plainPort }] : []),
  ]
}

/** A local API, and a site as vite serves it. */
const startPreview = (site, address) =>
  preview({
    root,
    mode: 'local-api',
    logLevel: 'warn',
    build: { outDir: site },
    preview: { ...address, strictPort: true },
  })

/** The sites on nginx, one API behind both; resolves to what stops all, or to null where it fails. */
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

/** Resolves to what stops the sites, once their API is loaded: that is so with its first answer. */
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
