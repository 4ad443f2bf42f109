/** Long and made of all kinds of signs, as no word or path is. */
const isToken = (text: string) => /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text))

/** What may tell of a person, and what comes in its place. Each works on what the ones before it left. */
const PRIVATE: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\p{Cf}/gu, ''],
  [/[\p{C}\s]+/gu, ' '],
  [/\b(?:data|blob|javascript):[^\s"'`]*/gi, '[data]'],
  // Words in quotes were typed, or come from somewhere: from the first sign of a quote to the last.
  [/\s*(?:["“”„«»`‘]|(?:^|[^\p{L}\p{N}])['’])(?:[^]*["“”„«»`‘'’]|[^]*)/gu, ' [words]'],
  // A file of ours by its name; of any other address, what comes after ? or #.
  [/\bhttps?:\/\/[^\s/]+\/assets\//g, ''],
  [/[?#]\S*/g, ''],
  [/[^\s@]+@[^\s@]+/g, '[e-mail]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/[\w+/=-]{32,}/g, (found) => (isToken(found) ? '[token]' : found)],
  [/[0-9a-f]{16,}/gi, '[id]'],
  [/\p{Nd}(?:[\s().+-]*\p{Nd}){5,}/gu, '[number]'],
]

/** Nobody's message is longer, and no pattern takes long for this. */
const MOST_READ = 2000

/**
 * The text of an error without what may tell of a person: quoted words, e-mail addresses, numbers of six
 * digits or more, tokens, ids, data addresses, and what follows ? or # in an address.
 */
export function scrubbed(text: string): string {
  let rest = text.slice(0, MOST_READ)
  for (const [pattern, instead] of PRIVATE) {
    rest =
      typeof instead === 'string' ? rest.replace(pattern, instead) : rest.replace(pattern, instead)
  }
  return rest.trim()
}
