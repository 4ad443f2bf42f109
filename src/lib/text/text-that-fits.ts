import { encodePart } from './encode'

/**
 * The text with as many of its parts as an address of `letters` letters carries: `textOf` gives it with a
 * number of them, at most `most`; with none it may be longer.
 */
export function textThatFits(textOf: (count: number) => string, most: number, letters: number) {
  let count = most
  while (count > 0 && encodePart(textOf(count)).length > letters) count -= 1
  return textOf(count)
}
