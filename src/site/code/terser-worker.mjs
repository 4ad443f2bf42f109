import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { minify } from 'terser'

/** Names are shortened by the bundler, which knows those of the other chunks. */
const options = { module: true, ecma: 2020, compress: { passes: 2 }, mangle: false }

const { version } = createRequire(import.meta.url)('terser/package.json')
const how = JSON.stringify([version, options])

/** Where the bundler writes the name of another file later: the text tells only which file it is in this build. */
const OTHER_FILE = /!~\{[\w$]+\}~/g
const COUNTED_FILE = /!~\{(\d+)\}~/g

/**
 * Makes the code of one chunk smaller, in a thread of its own (small-start.ts). The result is kept in `folder`, by what
 * it is made from: most chunks are the same in the next build, and in the other languages. Decision 261.
 */
export async function smaller({ code, folder }) {
  const files = [...new Set(code.match(OTHER_FILE))]
  const counted = code.replaceAll(OTHER_FILE, (file) => `!~{${files.indexOf(file)}}~`)
  const less = await kept({ code: counted, folder })
  return less?.replaceAll(COUNTED_FILE, (_, count) => files[count])
}

async function kept({ code, folder }) {
  const hash = createHash('sha256').update(how).update(code).digest('hex')
  const file = join(folder, `${hash}.js`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  // Terser writes its defaults into the options that it is given.
  const { code: less } = await minify(code, structuredClone(options))
  if (less === undefined) return undefined
  mkdirSync(folder, { recursive: true })
  // Two builds may make it at once: each file is there completely or not at all.
  const aside = `${file}.${process.pid}.${threadId}`
  writeFileSync(aside, less)
  renameSync(aside, file)
  return less
}
