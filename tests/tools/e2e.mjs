// The browser tests on the built site, which is built where it is stale: npm run e2e [-- <arguments of playwright test>]
import { ensurePackages, giveUp, load, run } from './setup.mjs'

await ensurePackages()
// Somebody else's built site is tested as it is.
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
