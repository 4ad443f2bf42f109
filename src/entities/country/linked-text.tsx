import { OutLink } from '@/components/out-link'
import { officesIn } from './offices-in'

/**
 * Text from the API in which the domains of authorities, and any domain alone in brackets, are https links; all else
 * stays text. Product 10, Verify us.
 */
export function LinkedText({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const { domain, start } of officesIn(text)) {
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
