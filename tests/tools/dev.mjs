// The sources with hot reload and the local API, from a fresh clone: npm run dev [port]
import { ensurePackages, load, root } from './setup.mjs'
import { askedPort, welcome } from './welcome.mjs'

const port = askedPort()
await ensurePackages()
const { createServer } = await import('vite')
const { sampleLogins } = await load('tests/local-api/logins.ts')
const server = await createServer({ root, server: { port } })
await server.listen()
welcome(
  'The sources run against the local API: a saved change shows at once. The site as visitors get it: npm start.',
  server,
  port,
  sampleLogins,
)
