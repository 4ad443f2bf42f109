// Serves the sources with hot reload and the local API, from a fresh clone: npm run dev [port]
// In another language: SITE_LANGUAGE=ml npm run dev, which then serves only /ml.
import { ensurePackages, giveUp, load, root } from './setup.mjs'
import { askedPort, welcome } from './welcome.mjs'

const port = askedPort()
await ensurePackages()
const { createServer } = await import('vite')
const { sampleLogins } = await load('tests/local-api/logins.ts')
const { noSettings } = await load('tests/tools/no-settings.ts')
const { languages } = await load('src/lib/navigation/languages.ts')
const { SITE_LANGUAGE: asked = 'en' } = process.env
const language = languages.find(({ code }) => code === asked)
if (!language) giveUp(`SITE_LANGUAGE=${asked} is not one of ${languages.map(({ code }) => code)}.`)
// Only what is set for this run counts: `.env` is for the published site.
Object.assign(process.env, { ...noSettings, ...process.env })
const server = await createServer({ root, server: { port } })
await server.listen()
welcome(
  `The sources run against the local API: a saved change is shown at once. The site as visitors get it: npm start.${
    language.prefix && `\n  In ${language.name}: all its pages are below ${language.prefix}.`
  }`,
  server,
  port,
  sampleLogins,
)
