import { createHash } from 'node:crypto'
import { NAME_LENGTH } from '#site-files'

/** A file name made from a text; it changes whenever the text changes. */
export const hashName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH)
