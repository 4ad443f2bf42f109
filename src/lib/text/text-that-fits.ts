import { encodePart } from './encode'

/**
 * The text with as many of its parts as fit into an address of `letters` letters. `textOf` builds it with a number of
 * parts, at most `most`; without any it may still be longer.
 */
export function textThatFits(textOf: (count: number) => string, most: number, letters: number) {
  let count = most
  while (count > 0 && encodePart(textOf(count)).length > letters) count -= 1
  return textOf(count)
}
