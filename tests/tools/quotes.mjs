// Carries changed sentences over to the tests that quote them: npm run quotes
import { ensurePackages, giveUp, load, run } from './setup.mjs'

await ensurePackages()
const { updateQuotes } = await load('tests/tools/quotes.ts')
try {
  const written = updateQuotes()
  if (written.length > 0) process.exitCode = await run('npx', ['oxfmt', ...written])
} catch (error) {
  giveUp(error)
}
