/** A calculated number: nobody writes so many decimals by hand, and the next number is behind a sign or a space. */
const CALCULATED = /\d+\.\d{6,}/g

/** Two decimals, of a picture that is 240 units wide, are less than anybody sees. */
const shorter = (number: string) => String(Math.round(Number(number) * 100) / 100)

/** The markup of a page without the tails of calculated lengths in its drawings, such as 2.8000000000000003. */
export const shortPaths = (markup: string): string =>
  markup.replaceAll(/ d="[^"]+"/g, (path) => path.replaceAll(CALCULATED, shorter))
