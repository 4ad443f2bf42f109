/** "TypeError: URL constructor: ", which is no value. The lookahead makes it all or nothing: no part counts as one. */
const LEAD =
  '^(?=((?:Uncaught )?(?:\\(in promise\\) )?(?:\\w*(?:Error|Exception): )?' +
  '(?:[A-Z]\\w*(?:\\.\\w+(?: setter| getter)?| constructor): )?))\\1'

/** What stands behind a value. Firefox names addresses and headers so, Chromium the rest. */
const ENDS = [
  'is not a valid URL',
  'is an invalid header (?:name|value)',
  'could not be cloned',
  'to a BigInt',
]

/** The same, where it may also be code: only what has a space in it is a value. */
const END_OF_CODE = 'is not (?:a function|a constructor|iterable)'
const CODE = '(?:\\(intermediate value\\)\\S*)+ is not '

/** What stands before a value, in Chromium. */
const BEGINNINGS = [
  'Failed to parse URL from',
  'operator to search for',
  'incompatible receiver',
  'Iterator value',
  'must be an? (?:object|function):',
  'may only be an Object or null:',
  'Invalid (?:language tag|time zone specified|currency code) ?:',
  'Invalid regular expression:(?= /)',
]

/** Messages of engines that have a value in them without quotation marks, each with its replacement. */
export const UNQUOTED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${LEAD}.*(?= (?:${ENDS.join('|')})\\b)`), '$1[words]'],
  [new RegExp(`${LEAD}(?!${CODE})\\S+ .*(?= ${END_OF_CODE}\\b)`), '$1[words]'],
  [new RegExp(`(${BEGINNINGS.join('|')}) .+`), '$1 [words]'],
]
