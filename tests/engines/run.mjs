// Ten journeys in stock Firefox and WebKit: npm run engines [-- firefox|webkit] [-- part of a journey's name]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensurePackages, giveUp, load } from '../tools/setup.mjs'

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
})
// The browsers and other children are ended by this process's exit event, which a signal alone does not cause.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
await ensurePackages()
// With E2E_SITE an existing built site is tested as it is.
if (!process.env.E2E_SITE) {
  const { ensureBuilt } = await load('tests/tools/built-site.ts')
  await ensureBuilt().catch(giveUp)
}
const { engineNames, walkAll } = await load('tests/engines/run.ts')
const chosen = engineNames.filter((name) => positionals.includes(name))
const part = positionals.filter((word) => !engineNames.includes(word)).join(' ')
const rows = await Promise.all(
  (chosen.length > 0 ? chosen : engineNames).map((name) => walkAll(name, part)),
)
if (values.report) writeFileSync(values.report, JSON.stringify(rows))
const isOk = rows.every(({ passed, failed, skipped }) => failed === 0 && passed + skipped > 0)
// Nothing left over, such as an open connection, may delay the end.
process.exit(isOk ? 0 : 1)
