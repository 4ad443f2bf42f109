import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Beginning of the names under which files are written aside; hosts publish no such names. */
export const ASIDE = '.aside-'

/**
 * Writes a file whole or not at all: aside, then renamed. Makes its folder. Throws where the disk
 * takes it not; the former file then stays.
 */
export function writeWhole(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  const aside = join(dirname(file), `${ASIDE}${basename(file)}`)
  try {
    writeFileSync(aside, content)
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

const isSame = (file: string, text: string) =>
  existsSync(file) && readFileSync(file, 'utf8') === text

/** Writes a text unless it is there already word for word. */
export function writeChanged(file: string, text: string) {
  if (!isSame(file, text)) writeWhole(file, text)
}

/** Quick, and all but as small as the best: a refresh writes hundreds of pages. */
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/**
 * Writes a text and its compressed forms, unless it is there already word for word. Tells whether
 * it wrote.
 */
export function writeText(file: string, text: string): boolean {
  const compressed = [`${file}.gz`, `${file}.br`]
  if (isSame(file, text) && compressed.every((name) => existsSync(name))) return false
  writeWhole(`${file}.gz`, gzipSync(text, { level: 9 }))
  writeWhole(`${file}.br`, brotli(text))
  writeWhole(file, text)
  return true
}

/** Takes a text away, with its compressed forms. */
export function removeText(file: string) {
  for (const name of [file, `${file}.gz`, `${file}.br`]) rmSync(name, { force: true })
}
