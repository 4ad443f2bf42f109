// Runs a measurement of this folder, from a fresh clone: node tests/bench/run.mjs bench|size|admin […]
import { ensurePackages, root } from '../tools/setup.mjs'

await ensurePackages()
const { runnerImport } = await import('vite')

const [name, ...rest] = process.argv.slice(2)
if (!['bench', 'size', 'admin'].includes(name)) throw new Error('Say which: bench, size or admin')
process.argv.splice(2, Infinity, ...rest)

const { module } = await runnerImport(`${root}tests/bench/${name}.ts`, {
  root,
  resolve: { alias: { '@': `${root}src` } },
})
process.exitCode = module.exitCode
