import { useState } from 'react'
import { useReady } from '@/lib/browser/page/use-ready'
import { env } from '@/lib/env'
import { type JsonLd, jsonLdText } from '@/lib/head/structured-data'

/** JSON-LD, or that the page's HTML contains it: the browser does not know what. */
export type HtmlOnly = readonly JsonLd[] | 'in HTML'

/**
 * JSON-LD of a page that is always prerendered, if the site's address is known. Only the build makes it, so that no
 * visitor loads the code for that; in the browser the HTML's own text stays. Product 10, Head of every page.
 */
export function HtmlOnlyData({ things }: { things: HtmlOnly }) {
  const isReady = useReady()
  const [isInHtml] = useState(!isReady || import.meta.env.SSR)
  if (!env.siteUrl || !isInHtml) return null
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR && things !== 'in HTML' ? jsonLdText(things) : ''}
    </script>
  )
}
