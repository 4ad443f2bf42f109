/** Embeddings, overrides and isolates: each changes the direction of all that follows until it is ended. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text from outside without the characters that change the writing direction: they would also affect the text around
 * it, in sentences, titles and toasts. Letters of any script stay as they are.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(TURNS, '')
}

/** A text or number from outside as people read it: without those characters or surrounding space. */
export const trimmedText = (value: string | number): string =>
  withoutDirectionMarks(String(value)).trim()
