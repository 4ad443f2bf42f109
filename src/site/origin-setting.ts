import * as v from 'valibot'

/** A setting that is a text; not set, it is empty. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '')

/** Only the characters of a host and its port: others, such as ";", would end a directive of the policy. */
const ORIGIN = /^https?:\/\/[a-z0-9_.:[\]-]+$/

/** Must be as a browser writes it, since the worker compares: https://api.example.com:443 is not. */
function isOrigin(value: string): boolean {
  try {
    return ORIGIN.test(value) && new URL(value).origin === value
  } catch {
    return false
  }
}

const ORIGIN_RULE =
  'must be an origin as browsers write it, such as https://api.example.com: in lower case, without a path or a slash at the end'

/** A setting that is an origin, or empty. */
export const origin = v.pipe(
  text,
  v.check((value) => value === '' || isOrigin(value), ORIGIN_RULE),
)

/** Where a site is published: an origin, and on https, but for a rehearsal on this machine. */
export const publishedAt = v.pipe(
  origin,
  v.check(
    (value) => !/^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/.test(value),
    'must begin with https://: on http, a login and what people type can be read on the way',
  ),
)

/** What comes before an @ or after a question mark may be secret. */
const shown = (value: string) =>
  value
    .replace(/^(https?:\/\/)?.*@/s, '$1…@')
    .replace(/\?.*/s, '?…')
    .slice(0, 100)

/** The commonest mistakes in an origin, each with what it would be without. */
const mistakes = [
  { words: 'remove the slash at its end', without: (value: string) => value.replace(/\/$/, '') },
  {
    words: 'https:// or http:// is missing before it',
    without: (value: string) => `https://${value.replace(/\/$/, '')}`,
  },
]

/** What is wrong with a setting: the rule, the value that was read, and how to mend it if that is known. */
export function wrongSetting(
  name: string,
  { message, input }: { message: string; input: unknown },
) {
  const value = String(input)
  const mistake =
    message === ORIGIN_RULE && mistakes.find(({ without }) => isOrigin(without(value)))
  const how = mistake ? `: ${mistake.words}` : ''
  return `${name} ${message}. It is "${shown(value)}"${how}`
}

/** An error about settings, which are no fault of the code: it has no stack. */
export function wrongSettings(faults: readonly string[]): Error {
  const error = new Error(`Wrong settings: ${faults.join('; ')}`)
  error.stack = error.message
  return error
}

/**
 * The origin at which the API is read for the pages made of its data: `apiHost`, or SNAPSHOT_API, where the
 * building machine finds an API on the site's own host. Empty if that is not set or is "off". It is not part of the
 * site. Throws if it is not an origin.
 */
export function snapshotOrigin(
  apiHost: string,
  { SNAPSHOT_API }: Record<string, string | undefined>,
): string {
  if (apiHost) return apiHost
  if (SNAPSHOT_API === 'off') return ''
  const result = v.safeParse(origin, SNAPSHOT_API)
  if (result.success) return result.output
  throw wrongSettings([wrongSetting('SNAPSHOT_API', result.issues[0])])
}
