import { createHash } from 'node:crypto'

const LENGTH = 12

/** A file's name made of a text: another one for whatever changes the text. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
