// The built sites for the browser tests, on nginx where it is to be had: serve-e2e.mjs <port> [port of the plain site]
// E2E_SITE is the built site's folder, and both sites then; E2E_SERVER=preview does without nginx.
import { resolve } from 'node:path'
import { preview } from 'vite'
import { findNginx, startNginx } from './nginx.mjs'
import { root } from './setup.mjs'

const { E2E_SITE: chosen, E2E_SERVER: server } = process.env
const [port, plainPort] = process.argv.slice(2).map(Number)
const folder = (name) => resolve(root, chosen ?? `node_modules/.cache/${name}`)

/** The site with its snapshot and, where a port is given for it, as it is built without one. */
const sites = [
  { site: folder('local-site'), port },
  ...(plainPort ? [{ site: folder('plain-site'), port: plainPort }] : []),
]

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
async function serveByNginx(nginx) {
  const api = await startPreview(sites[0].site, { host: '127.0.0.1', port: 0 })
  const { port: apiPort } = api.httpServer.address()
  const stops = [() => api.close()]
  const stopAll = () => Promise.all(stops.map((stop) => stop()))
  try {
    for (const each of sites) {
      stops.push(await startNginx(nginx, { ...each, hosting: `${each.site}-hosting`, apiPort }))
    }
    console.log(
      `The site is served by ${nginx.program} on port ${port}, as the build configured it.`,
    )
    return stopAll
  } catch (error) {
    console.log(error.message)
    await stopAll()
    return null
  }
}

async function serveByPreview() {
  const servers = await Promise.all(
    sites.map((each) => startPreview(each.site, { host: 'localhost', port: each.port })),
  )
  console.log(`The site is served by vite preview on port ${port}, with the same headers.`)
  return () => Promise.all(servers.map((each) => each.close()))
}

const nginx = server === 'preview' ? null : findNginx()
const stop = (nginx && (await serveByNginx(nginx))) ?? (await serveByPreview())

async function end() {
  await stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end())
