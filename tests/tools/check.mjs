// The checks to run before a commit, within a minute: npm run check
import { ensurePackages, giveUp, load } from './setup.mjs'

await ensurePackages()
const { check } = await load('tests/tools/check.ts')
process.exitCode = await check().catch(giveUp)
