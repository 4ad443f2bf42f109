// The built site for the browser tests, on nginx where it is to be had: serve-e2e.mjs <port>
// E2E_SITE is the built site's folder; E2E_SERVER=preview does without nginx.
import { resolve } from 'node:path'
import { preview } from 'vite'
import { findNginx, startNginx } from './nginx.mjs'
import { root } from './setup.mjs'

const port = Number(process.argv[2])
const site = resolve(root, process.env.E2E_SITE ?? 'node_modules/.cache/local-site')

/** The local API, and the site as vite serves it. */
const startPreview = (address) =>
  preview({
    root,
    mode: 'local-api',
    logLevel: 'warn',
    build: { outDir: site },
    preview: { ...address, strictPort: true },
  })

/** The site on nginx, the API behind it; resolves to what stops both, or to null where it fails. */
async function serveByNginx(nginx) {
  const server = await startPreview({ host: '127.0.0.1', port: 0 })
  const { port: apiPort } = server.httpServer.address()
  try {
    const stop = await startNginx(nginx, { site, hosting: `${site}-hosting`, port, apiPort })
    console.log(
      `The site is served by ${nginx.program} on port ${port}, as the build configured it.`,
    )
    return () => Promise.all([stop(), server.close()])
  } catch (error) {
    console.log(error.message)
    await server.close()
    return null
  }
}

async function serveByPreview() {
  const server = await startPreview({ host: 'localhost', port })
  console.log(`The site is served by vite preview on port ${port}, with the same headers.`)
  return () => server.close()
}

const nginx = process.env.E2E_SERVER === 'preview' ? null : findNginx()
const stop = (nginx && (await serveByNginx(nginx))) ?? (await serveByPreview())

async function end() {
  await stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end())
