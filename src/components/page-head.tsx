import { useLocation } from 'react-router-dom'
import { env } from '@/lib/env'
import { addressOf } from '@/lib/navigation/language'
import { alternatesOf } from '@/lib/navigation/languages'
import { type HtmlOnly, HtmlOnlyData } from './html-only-data'

type Props = {
  /** The whole title, including the site's suffix if the page wants it. */
  title: string
  description?: string
  /** For pages that search engines should not list: searches, unknown addresses, dashboards. */
  hidden?: boolean
  /** The address to list if the page is available at several; by default, the current one. */
  path?: string
  /** For pages whose query says what they show: previews take the address that was shared (Decision 194). */
  shared?: boolean
  /** Structured data for search engines, of a page that is always prerendered; see `lib/head/structured-data`. */
  jsonLd?: HtmlOnly | undefined
}

/**
 * Title, description, canonical address and link preview; React moves them into the head. What
 * is the same on every page is in index.html (src/site/seo/seo.ts adds it).
 * Product 10, Head of every page.
 */
export function PageHead({ title, description, hidden, path, shared, jsonLd }: Props) {
  const { pathname } = useLocation()
  const here = withoutEndSlash(pathname)
  const listed = path ?? here
  // The HTML of such a page is the same with and without a query, and only the one without is listed.
  const isUnknown = hidden || (shared && import.meta.env.SSR)
  const canonical = isUnknown || !env.siteUrl ? '' : env.siteUrl + addressOf(listed)
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && !shared && <meta property="og:url" content={canonical} />}
      {canonical &&
        listed === here &&
        alternatesOf(listed).map(([tag, address]) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={env.siteUrl + address} />
        ))}
      {jsonLd && <HtmlOnlyData things={jsonLd} />}
    </>
  )
}

const withoutEndSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/'
