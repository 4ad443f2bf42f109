import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { minify, type MinifyOptions } from 'terser'
import { writeCached } from '#site/write-cached.ts'

/** Names are shortened by the bundler, which knows those of the other chunks. */
const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 2 },
  mangle: false,
} satisfies MinifyOptions

const { version } = createRequire(import.meta.url)('terser/package.json')
/** What a result depends on besides the code. */
const how = JSON.stringify([version, options])

/** Where the bundler writes the name of another file later: the text tells only which file it is in this build. */
const OTHER_FILE = /!~\{[\w$]+\}~/g
const COUNTED_FILE = /!~\{(\d+)\}~/g

/** What an earlier build made; an empty file is left of a machine that lost its power. */
function madeBefore(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined
  } catch {
    return undefined
  }
}

async function kept(code: string, folder: string): Promise<string | undefined> {
  const hash = createHash('sha256').update(how).update(code).digest('hex')
  const file = join(folder, `${hash}.js`)
  const before = madeBefore(file)
  if (before !== undefined) return before
  // Terser writes its defaults into the options that it is given.
  const { code: less } = await minify(code, structuredClone(options))
  if (less === undefined) return undefined
  writeCached(file, less)
  return less
}

/**
 * The code of one chunk made smaller by Terser. The result is kept in `folder`, by what it is made from: most chunks
 * are the same in the next build, and many in the other languages. Decision 261.
 */
export async function smallerChunk(code: string, folder: string): Promise<string | undefined> {
  const files = [...new Set(code.match(OTHER_FILE))]
  const counted = code.replaceAll(OTHER_FILE, (file) => `!~{${files.indexOf(file)}}~`)
  const less = await kept(counted, folder)
  return less?.replaceAll(COUNTED_FILE, (_, count: string) => files[Number(count)] ?? '')
}
