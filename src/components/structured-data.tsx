import { useState } from 'react'
import { trustedData } from '@/lib/browser/trusted'
import { useHydrated } from '@/lib/browser/use-hydrated'

const TYPE = 'application/ld+json'

/** Whether this is rendered for a page's HTML, or for the first time on it. */
const useHtml = () =>
  useHydrated(
    () => false,
    () => true,
  )

/** Puts the script into its place by hand: React makes one out of text, which the policy refuses. */
function fill(place: HTMLElement | null, text: string) {
  const script = document.createElement('script')
  script.type = TYPE
  script.text = trustedData(text)
  place?.replaceChildren(script)
}

/**
 * JSON-LD where it stands: search engines read it in the body too, and nothing executes it. What the
 * HTML brought stays as it is. Product 10, Head of every page.
 */
export function StructuredData({ text }: { text: string }) {
  const isHtml = useHtml()
  const [brought] = useState(isHtml ? text : '')
  if (text === brought) return <script type={TYPE}>{text}</script>
  return <div hidden ref={(place) => fill(place, text)} />
}
