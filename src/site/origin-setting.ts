import * as v from 'valibot'

/** A setting that is a text; not set, it is empty. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '')

/** Signs of a host and its port alone: others, such as ";", would end a directive of the policy. */
const ORIGIN = /^https?:\/\/[a-z0-9_.:[\]-]+$/

/** As a browser writes it, since the worker compares: https://api.example.com:443 is none. */
function isOrigin(value: string): boolean {
  try {
    return ORIGIN.test(value) && new URL(value).origin === value
  } catch {
    return false
  }
}

/** A setting that is an origin, or empty. */
export const origin = v.pipe(
  text,
  v.check(
    (value) => value === '' || isOrigin(value),
    'must be an origin as browsers write it, such as https://api.example.com: in lower case, without a path',
  ),
)

/**
 * Where the API is read for the pages made of its data: at `apiHost`; for a site that has it on its
 * own host, where the machine that builds finds it. Empty where nobody said, or "off". It is no part of
 * the site. Throws for what is no origin.
 */
export function snapshotOrigin(
  apiHost: string,
  { SNAPSHOT_API }: Record<string, string | undefined>,
): string {
  if (apiHost) return apiHost
  if (SNAPSHOT_API === 'off') return ''
  const result = v.safeParse(origin, SNAPSHOT_API)
  if (result.success) return result.output
  throw new Error(`Wrong settings: SNAPSHOT_API ${result.issues[0].message}`)
}
