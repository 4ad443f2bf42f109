/** Embeddings, overrides and isolates, each of which turns all that follows until it is ended. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text from outside without the signs that turn the direction of writing: they would turn the
 * words around it too, in sentences, titles and toasts. Letters of any script stay as they are.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(TURNS, '')
}

/** A text or number from outside as people read it: without those signs, and without space around it. */
export const trimmedText = (value: string | number): string =>
  withoutDirectionMarks(String(value)).trim()
