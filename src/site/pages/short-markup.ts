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

/**
 * What React rendered, in fewer bytes with the same meaning: no quotation marks around a word or an address, and no
 * tails of calculated lengths in drawings, such as 2.8000000000000003.
 */
export const shortMarkup = (rendered: string): string =>
  rendered.replaceAll(TAG, (tag) =>
    tag
      .replace(/ d="[^"]+"/, (path) => path.replaceAll(CALCULATED, shorter))
      .replaceAll(NO_VALUE, '')
      .replaceAll(WORD, '=$1'),
  )
