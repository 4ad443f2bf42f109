// Builds the production browser code in English, with the settings of the environment, without the pages' HTML:
// build-code.mjs <folder>
import { createBuilder } from 'vite'
import { root } from '../tools/setup.mjs'

const builder = await createBuilder({
  root,
  logLevel: 'error',
  build: { outDir: process.argv[2], emptyOutDir: true },
})
await builder.build(builder.environments.client)
