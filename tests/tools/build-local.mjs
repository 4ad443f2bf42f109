// Builds the site against the local API, from which its snapshot is taken too:
// npm run build:local [-- --logLevel warn]; with --stale it builds what the browser tests need, if out of date
// SNAPSHOT_API=off builds without a snapshot, SNAPSHOT_API=http://127.0.0.1:3000 with the data of another API.
import { parseArgs } from 'node:util'
import { ensurePackages, giveUp, load } from './setup.mjs'

const { values } = parseArgs({
  options: { logLevel: { type: 'string' }, stale: { type: 'boolean' } },
})
await ensurePackages()
const { buildLocalSite, ensureBuilt } = await load('tests/tools/built-site.ts')
const building = values.stale ? ensureBuilt({ both: true }) : buildLocalSite(values.logLevel)
await building.catch(giveUp)
