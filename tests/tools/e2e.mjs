// Tests the built site, rebuilt if out of date, in a browser: npm run e2e [-- <arguments of playwright test>]
import { ensurePackages, giveUp, load, run } from './setup.mjs'

await ensurePackages()
// A site that E2E_SITE names is tested as it is.
if (!process.env.E2E_SITE) {
  const { ensureBuilt } = await load('tests/tools/built-site.ts')
  await ensureBuilt({ both: true }).catch(giveUp)
}
process.exitCode = await run('npx', [
  'playwright',
  'test',
  '-c',
  'tests/e2e/playwright.config.ts',
  ...process.argv.slice(2),
])
