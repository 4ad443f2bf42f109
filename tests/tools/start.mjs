// The site with its local API, from a fresh clone: npm start [port]
import { ensurePackages, root } from './setup.mjs'

await ensurePackages()
const { createServer, isRunnableDevEnvironment } = await import('vite')

const port = Number(process.argv[2] ?? process.env.PORT ?? 5173)
const server = await createServer({ root, server: { port } })
await server.listen()

const { ssr } = server.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner')
const { sampleLogins } = await ssr.runner.import('/tests/local-api/logins.ts')

console.log(
  '\n  The site runs against the local API (everything in memory, seeded anew at each start).\n',
)
server.printUrls()
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
console.log(`  ➜  Outbox of the e-mails: ${address}local/outbox\n`)
console.log('  Sample logins:')
for (const [who, { email, password }] of Object.entries(sampleLogins)) {
  console.log(`    ${who.padEnd(8)} ${email.padEnd(24)} ${password}`)
}
console.log('\n  Ctrl+C stops it.\n')
