import { languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { UNQUOTED } from './unquoted'

/** Whether a long text mixes kinds of characters as no word or path does. */
const isToken = (text: string) => /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text))

const prefixes = languages.map(({ prefix }) => prefix).join('|')
const beforeIds = Object.values(paths).flatMap(({ path }) =>
  path.endsWith(':id') ? [path.slice(0, -':id'.length)] : [],
)

/** The part of a page's address that names a person or a record. Not that of a call: it begins with other words. */
const ID = new RegExp(
  `((?:^|[^\\w./-]|https?://[^\\s/]+)(?:${prefixes})(?:${beforeIds.join('|')}))[^\\s/]+`,
  'gi',
)

/** A quotation mark of any script; an apostrophe is one only if no letter is before it. */
const MARK = '["“”„‟«»‹›＂`´‘‚‛〝〞〟「」『』❛❜❝❞]'

/** What may identify a person, and its replacement. Each pattern works on the result of those before it. */
const PRIVATE: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\p{Cf}/gu, ''],
  [/[\p{C}\s]+/gu, ' '],
  [/\b(?:data|blob|javascript):[^\s"'`]*/gi, '[data]'],
  [/%(?:25)*40|[＠﹫]/g, '@'],
  ...UNQUOTED,
  // Quoted words may be what somebody typed: from the first quotation mark to the last, all is replaced.
  [
    new RegExp(
      `\\s*(?:${MARK}|(?:^|[^\\p{L}\\p{N}])[’'＇′])(?:[^]*(?:${MARK}|[’'＇′])|[^]*)`,
      'gu',
    ),
    ' [words]',
  ],
  // A file of the site is reduced to its name; any other address loses what follows ? or #.
  [/\bhttps?:\/\/[^\s/]+\/assets\//g, ''],
  [/[?#]\S*/g, ''],
  [ID, '$1:id'],
  [
    /(?:(?:authorization|password|passcode|otp|secret|token) ?[=:] ?(?:Bearer )?|Bearer )\S+/gi,
    '[token]',
  ],
  // Words without an @ are matched too: if each letter of a long one began a search, that would take long.
  [/[^\s@]+(?: ?@ ?[^\s@]+)*|@ ?[^\s@]+/g, (found) => (found.includes('@') ? '[e-mail]' : found)],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/[\w+/=-]{32,}/g, (found) => (isToken(found) ? '[token]' : found)],
  [/[0-9a-f]{16,}/gi, '[id]'],
  // Whatever sign is between its digits, but the colon of a line and a column.
  [/\p{Nd}(?:[^\p{L}\p{N}:]{0,4}\p{Nd}){5,}/gu, '[number]'],
]

/** No real message is longer, and every pattern is fast on a text of this length. */
const MOST_READ = 2000

/**
 * The text of an error without what may identify a person: quoted words, values that engines do not quote, e-mail
 * addresses, numbers of six digits or more, tokens, ids, data addresses, and what follows ? or # in an address.
 */
export function scrubbed(text: string): string {
  let rest = text.slice(0, MOST_READ)
  for (const [pattern, instead] of PRIVATE) {
    rest =
      typeof instead === 'string' ? rest.replace(pattern, instead) : rest.replace(pattern, instead)
  }
  return rest.trim()
}
