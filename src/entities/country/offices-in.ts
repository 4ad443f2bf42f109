import { officialHosts } from '@/content/facts/official-hosts'

/**
 * A bare domain with a plain path: "india.diplo.de", "gov.pl/udsc". Small letters only, so that "B.Sc." and
 * "e.g." stay words; not inside another address.
 */
const DOMAIN =
  /(^|[\s(])((?:[a-z0-9-]+\.)*[a-z0-9-]{2,}\.[a-z]{2,}(?:\/[a-z0-9/-]*[a-z0-9])?)(?=[\s),.;]|$)/g

/** Endings that only governments and treaty organisations get. */
const OFFICIAL_ENDING =
  /(?:^|\.)(?:(?:gov|govt|gob|gouv|gv)\.[a-z]{2}|go\.(?:jp|kr)|gc\.ca|gov|int)$/

const isOfficial = (host: string) =>
  OFFICIAL_ENDING.test(host) ||
  officialHosts.some((known) => host === known || host.endsWith(`.${known}`))

/** Alone in brackets it is an address; elsewhere a missing space can look like one ("20 hours.it is"). */
const isInBrackets = (text: string, start: number, end: number) =>
  text[start - 1] === '(' && text[end] === ')'

/** The domains of authorities in a text, and any domain alone in brackets, with the start of each. */
export function officesIn(text: string): { domain: string; start: number }[] {
  const found = []
  for (const match of text.matchAll(DOMAIN)) {
    const [, before = '', domain = ''] = match
    const start = match.index + before.length
    const [host = ''] = domain.split('/')
    if (isOfficial(host) || isInBrackets(text, start, start + domain.length))
      found.push({ domain, start })
  }
  return found
}
