import { createHash } from 'node:crypto'

const LENGTH = 12

/** A file name made from a text; it changes whenever the text changes. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
