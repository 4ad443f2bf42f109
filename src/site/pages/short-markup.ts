/** A calculated number: nobody writes so many decimals by hand, and the next number is behind a sign or a space. */
const CALCULATED = /\d+\.\d{6,}/g

/** Two decimals, of a picture that is 240 units wide, are less than anybody sees. */
const shorter = (number: string) => String(Math.round(Number(number) * 100) / 100)

/** React escapes < and > in attributes and texts. */
const TAG = /<[a-z][^<>]*>/gi
const NO_VALUE = /=""(?=[ >])/g
/**
 * A word or an address. Before a slash at the end of a tag, an unquoted value would contain it; after one at its own
 * end, a simple reader would take the tag for closed.
 */
const WORD = /="([^\s"'=<>`]*[^\s"'=<>`/])"(?=[ >])/g

/** A shape of a drawing, which contains nothing. */
const SHAPE = /(<(path|circle|ellipse|rect|line|poly(?:gon|line))\b[^<>]*)><\/\2>/g

/** End tags that a parser puts in by itself: before the next of its kind, or at the end of what is around. */
const IMPLIED = new RegExp(
  [
    '</li>(?=<li\\b|</[ou]l>)',
    '</d[dt]>(?=<d[dt]\\b|</dl>|</div>)',
    '</option>(?=<option\\b|</select>)',
    '</p>(?=<(?:div|[dou]l|details|form|h[1-6]|p|section|table)\\b|</(?:article|dd|details|div|form|li|main|section)>)',
  ].join('|'),
  'g',
)

/**
 * What React rendered, in fewer bytes with the same meaning: no quotation marks around a word or an address, no end
 * tags that a parser puts in by itself, and no tails of calculated lengths in drawings, such as 2.8000000000000003.
 */
export const shortMarkup = (rendered: string): string =>
  rendered
    .replaceAll(SHAPE, '$1/>')
    .replaceAll(IMPLIED, '')
    .replaceAll(TAG, (tag) =>
      tag
        .replace(/ d="[^"]+"/, (path) => path.replaceAll(CALCULATED, shorter))
        .replaceAll(NO_VALUE, '')
        .replaceAll(WORD, '=$1'),
    )
