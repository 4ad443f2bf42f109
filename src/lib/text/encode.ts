/**
 * Encodes text as a part of an address. `encodeURIComponent` throws on half of a surrogate pair, which JSON can contain
 * and a cut text can end with; here it becomes the replacement character.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
}
