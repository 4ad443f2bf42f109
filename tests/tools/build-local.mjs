// The site against the local API, which is also what its snapshot is taken from:
// npm run build:local [-- --logLevel warn]; with --stale what the browser tests need is built where it is stale
// SNAPSHOT_API=off builds without a snapshot, SNAPSHOT_API=http://127.0.0.1:3000 with another's data.
import { parseArgs } from 'node:util'
import { ensurePackages, giveUp, load } from './setup.mjs'

const { values } = parseArgs({
  options: { logLevel: { type: 'string' }, stale: { type: 'boolean' } },
})
await ensurePackages()
const { buildLocalSite, ensureBuilt } = await load('tests/tools/built-site.ts')
const building = values.stale ? ensureBuilt({ both: true }) : buildLocalSite(values.logLevel)
await building.catch(giveUp)
