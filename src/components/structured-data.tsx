import { useState } from 'react'
import { trustedData } from '@/lib/browser/trusted'
import { useReady } from '@/lib/browser/page/use-ready'
import { env } from '@/lib/env'
import { type JsonLd, jsonLdText } from '@/lib/head/structured-data'

const TYPE = 'application/ld+json'

/** Inserts the script manually: React creates one through innerHTML, which the policy (Trusted Types) refuses. */
function fill(place: HTMLElement | null, text: string) {
  const script = document.createElement('script')
  script.type = TYPE
  script.text = trustedData(text)
  place?.replaceChildren(script)
}

/**
 * JSON-LD inside the body, if the site's address is known: search engines read it there too, and nothing executes it.
 * What the HTML contains stays as it is. Product 10, Head of every page.
 */
export const StructuredData = ({ things }: { things: readonly JsonLd[] }) =>
  env.siteUrl ? <DataScript text={jsonLdText(things)} /> : null

function DataScript({ text }: { text: string }) {
  const isReady = useReady()
  const [brought] = useState(isReady ? '' : text)
  if (text === brought) return <script type={TYPE}>{text}</script>
  return <div hidden ref={(place) => fill(place, text)} />
}
