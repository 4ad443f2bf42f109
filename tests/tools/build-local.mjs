// The site against the local API, which is also what its snapshot is taken from:
// npm run build:local [-- --logLevel warn]
// SNAPSHOT_API=off builds without a snapshot, SNAPSHOT_API=http://127.0.0.1:3000 with another's data.
import { parseArgs } from 'node:util'
import { ensurePackages, giveUp, load } from './setup.mjs'

const { values } = parseArgs({ options: { logLevel: { type: 'string' } } })
await ensurePackages()
const { buildLocalSite } = await load('tests/tools/built-site.ts')
await buildLocalSite(values.logLevel).catch(giveUp)
