import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Manifest } from 'vite'

const names = v.exactOptional(v.array(v.string()))

/** What the site reads of a build's list of modules; the rest of it stays. */
const manifestSchema = v.record(
  v.string(),
  v.looseObject({
    file: v.string(),
    isEntry: v.exactOptional(v.boolean()),
    imports: names,
    dynamicImports: names,
    css: names,
  }),
)

/** Reads a build's list of modules. Throws if the file is of another form. */
export const readManifest = (file: string): Manifest =>
  v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
