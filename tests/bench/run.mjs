// Runs a measurement of this folder, from a fresh clone: node tests/bench/run.mjs bench|size […]
import { ensurePackages, root } from '../tools/setup.mjs'

await ensurePackages()
const { runnerImport } = await import('vite')

const [name, ...rest] = process.argv.slice(2)
if (name !== 'bench' && name !== 'size') throw new Error('Say which measurement: bench or size')
process.argv.splice(2, Infinity, ...rest)

const { module } = await runnerImport(`${root}tests/bench/${name}.ts`, {
  root,
  resolve: { alias: { '@': `${root}src` } },
})
process.exitCode = module.exitCode
