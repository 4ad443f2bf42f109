// Serves the site as visitors get it, with its local API, from a fresh clone: npm start [port]
import { ensurePackages, giveUp, load, root } from './setup.mjs'
import { LOCAL_SITE } from './sites.mjs'
import { askedPort, welcome } from './welcome.mjs'

const port = askedPort()
await ensurePackages()
const { ensureBuilt } = await load('tests/tools/built-site.ts')
await ensureBuilt().catch(giveUp)

const { preview } = await import('vite')
const { sampleLogins } = await load('tests/local-api/logins.ts')
const server = await preview({
  root,
  mode: 'local-api',
  build: { outDir: LOCAL_SITE },
  preview: { port },
})
welcome(
  'The built site runs against the local API (all data is in memory and is reset at each start).',
  server,
  port,
  sampleLogins,
)
