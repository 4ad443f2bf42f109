import { OutLink } from '@/components/out-link'
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

/** Somebody wrote an address there; elsewhere a missing space makes two words look like one ("20 hours.it is"). */
const isInBrackets = (text: string, start: number, end: number) =>
  text[start - 1] === '(' && text[end] === ')'

/**
 * Text from the API with the domains of authorities in it, and those alone in brackets, as https links; all else
 * stays text. Product 2, /country/:id.
 */
export function LinkedText({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const match of text.matchAll(DOMAIN)) {
    const [, before = '', domain = ''] = match
    const start = match.index + before.length
    const next = start + domain.length
    const [host = ''] = domain.split('/')
    if (!isOfficial(host) && !isInBrackets(text, start, next)) continue
    parts.push(
      text.slice(end, start),
      <OutLink key={start} url={`https://${domain}`} hostless>
        {domain}
      </OutLink>,
    )
    end = next
  }
  return [...parts, text.slice(end)]
}
