/**
 * Text as a part of an address. `encodeURIComponent` throws at half of a surrogate pair, which
 * JSON can carry and a cut text ends with; here it becomes the sign for a letter nobody can read.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}
