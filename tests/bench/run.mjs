// Runs a measurement of this folder, from a fresh clone: node tests/bench/run.mjs bench|size|admin […]
import { ensurePackages, giveUp, load } from '../tools/setup.mjs'

await ensurePackages()
const [name, ...rest] = process.argv.slice(2)
if (!['bench', 'size', 'admin'].includes(name)) giveUp('Name a measurement: bench, size or admin')
process.argv.splice(2, Infinity, ...rest)

const { exitCode } = await load(`tests/bench/${name}.ts`).catch(giveUp)
process.exitCode = exitCode
