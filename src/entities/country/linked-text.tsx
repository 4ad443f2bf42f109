import { OutLink } from '@/components/out-link'

/**
 * A bare domain of an authority, with a plain path: "india.diplo.de", "gov.pl/udsc". Small letters
 * and a known ending only, so that "B.Sc." and "e.g." stay words; not inside another address.
 */
const DOMAIN =
  /(^|[\s(])((?:[a-z0-9-]+\.)*[a-z0-9-]{3,}\.(?:com|org|net|int|edu|gov|eu|[a-z]{2})(?:\/[a-z0-9/-]*[a-z0-9])?)(?=[\s),.;]|$)/g

/** Text from the API with the official domains in it as https links; all else stays text. */
export function LinkedText({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const match of text.matchAll(DOMAIN)) {
    const [, before = '', domain = ''] = match
    const start = match.index + before.length
    parts.push(
      text.slice(end, start),
      <OutLink key={start} url={`https://${domain}`} hostless>
        {domain}
      </OutLink>,
    )
    end = start + domain.length
  }
  return [...parts, text.slice(end)]
}
