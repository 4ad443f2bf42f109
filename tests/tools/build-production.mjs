// Builds the site as `npm run build` does, and notes what it was made from: for npm test
import { ensurePackages, giveUp, load } from './setup.mjs'

await ensurePackages()
const { buildProduction } = await load('tests/tools/built-site.ts')
await buildProduction().catch(giveUp)
