/** Whether a long text mixes kinds of characters as no word or path does. */
const isToken = (text: string) => /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text))

/** What may identify a person, and its replacement. Each pattern works on the result of those before it. */
const PRIVATE: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\p{Cf}/gu, ''],
  [/[\p{C}\s]+/gu, ' '],
  [/\b(?:data|blob|javascript):[^\s"'`]*/gi, '[data]'],
  // Quoted words may be what somebody typed: from the first quotation mark to the last, all is replaced.
  [/\s*(?:["“”„«»`‘]|(?:^|[^\p{L}\p{N}])['’])(?:[^]*["“”„«»`‘'’]|[^]*)/gu, ' [words]'],
  // A file of the site is reduced to its name; any other address loses what follows ? or #.
  [/\bhttps?:\/\/[^\s/]+\/assets\//g, ''],
  [/[?#]\S*/g, ''],
  [/[^\s@]+@[^\s@]+/g, '[e-mail]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/[\w+/=-]{32,}/g, (found) => (isToken(found) ? '[token]' : found)],
  [/[0-9a-f]{16,}/gi, '[id]'],
  [/\p{Nd}(?:[\s().+-]*\p{Nd}){5,}/gu, '[number]'],
]

/** No real message is longer, and every pattern is fast on a text of this length. */
const MOST_READ = 2000

/**
 * The text of an error without what may identify a person: quoted words, e-mail addresses, numbers of six digits or
 * more, tokens, ids, data addresses, and what follows ? or # in an address.
 */
export function scrubbed(text: string): string {
  let rest = text.slice(0, MOST_READ)
  for (const [pattern, instead] of PRIVATE) {
    rest =
      typeof instead === 'string' ? rest.replace(pattern, instead) : rest.replace(pattern, instead)
  }
  return rest.trim()
}
