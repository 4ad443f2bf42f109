import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compressedForms } from '@/site/compressed'

/** Beginning of the names under which files are written aside; hosts publish no such names. */
export const ASIDE = '.aside-'

/**
 * Writes a file whole or not at all: aside, then renamed. Makes its folder. Throws where the disk
 * takes it not; the former file then stays.
 */
export function writeWhole(file: string, content: string | Buffer) {
  writeTogether([{ file, content }])
}

/** The same for several: none is renamed before the disk has taken all. */
function writeTogether(files: readonly { file: string; content: string | Buffer }[]) {
  const written = files.map(({ file, content }) => {
    mkdirSync(dirname(file), { recursive: true })
    return { file, content, aside: join(dirname(file), `${ASIDE}${basename(file)}`) }
  })
  try {
    for (const { aside, content } of written) writeFileSync(aside, content)
    for (const { aside, file } of written) renameSync(aside, file)
  } catch (error) {
    for (const { aside } of written) rmSync(aside, { force: true })
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
const BROTLI_QUALITY = 9

/**
 * Writes a text and its compressed forms, unless it is there already word for word; the text last,
 * so that it never stands beside forms of another. Resolves to whether it wrote.
 */
export async function writeText(file: string, text: string): Promise<boolean> {
  if (isSame(file, text)) return false
  const forms = await compressedForms(file, Buffer.from(text), BROTLI_QUALITY)
  if (forms.length === 0) removeForms(file)
  const compressed = forms.map(({ ending, content }) => ({ file: file + ending, content }))
  writeTogether([...compressed, { file, content: text }])
  return true
}

function removeForms(file: string) {
  for (const ending of ['.gz', '.br']) rmSync(file + ending, { force: true })
}

/** Takes a text away, with its compressed forms. */
export function removeText(file: string) {
  rmSync(file, { force: true })
  removeForms(file)
}
