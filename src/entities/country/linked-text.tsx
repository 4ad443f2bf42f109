import { OutLink } from '@/components/out-link'
import { officesIn } from './offices-in'

/**
 * Text from the API with the domains of authorities in it, and those alone in brackets, as https links; all else
 * stays text. Product 2, /country/:id.
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
