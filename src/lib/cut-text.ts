/** Some ten pages of print: what is longer was not written for a reader. */
const LONGEST = 20_000

/** A long text from the API as far as anybody reads: megabytes would bring a phone to a stand. */
export function cutText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}
