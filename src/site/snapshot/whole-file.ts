import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compressedForms } from '@/site/hosting/compressed'

/** The beginning of the temporary names of files that are being written; hosts publish no such names. */
export const TEMPORARY_PREFIX = '.aside-'

/**
 * Writes a file completely or not at all: under a temporary name, then renamed. Makes its folder. Throws if it
 * cannot be written; the former file then stays.
 */
export function writeWhole(file: string, content: string | Buffer) {
  writeTogether([{ file, content }])
}

/** The same for several files: none is renamed before all are written. */
function writeTogether(files: readonly { file: string; content: string | Buffer }[]) {
  const written = files.map(({ file, content }) => {
    mkdirSync(dirname(file), { recursive: true })
    return { file, content, temporary: join(dirname(file), `${TEMPORARY_PREFIX}${basename(file)}`) }
  })
  try {
    for (const { temporary, content } of written) writeFileSync(temporary, content)
    for (const { temporary, file } of written) renameSync(temporary, file)
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true })
    throw error
  }
}

const isSame = (file: string, text: string) =>
  existsSync(file) && readFileSync(file, 'utf8') === text

/** Writes a text unless the file already contains exactly this text. */
export function writeChanged(file: string, text: string) {
  if (!isSame(file, text)) writeWhole(file, text)
}

/** Fast, and nearly as small as the best: a refresh writes hundreds of pages. */
const BROTLI_QUALITY = 9

/** Throws if the site may no longer be written, because another build is in its place. */
export type Check = () => void

/**
 * Writes a text and its compressed forms, unless the file already contains exactly this text. The text comes last,
 * so that it is never beside the forms of another one. Resolves to whether it wrote.
 */
export async function writeText(file: string, text: string, check: Check): Promise<boolean> {
  if (isSame(file, text)) return false
  const forms = await compressedForms(file, Buffer.from(text), BROTLI_QUALITY)
  check()
  if (forms.length === 0) removeForms(file)
  const compressed = forms.map(({ ending, content }) => ({ file: file + ending, content }))
  writeTogether([...compressed, { file, content: text }])
  return true
}

function removeForms(file: string) {
  for (const ending of ['.gz', '.br']) rmSync(file + ending, { force: true })
}

/** Removes a text file and its compressed forms. */
export function removeText(file: string) {
  rmSync(file, { force: true })
  removeForms(file)
}
