import { sitemap } from '@/site/seo-texts'
import type { DataPage } from './pages'
import type { State } from './state'

/** The sitemap with the pages of a snapshot, each with the time since when it has its data. */
export function sitemapWith(
  { siteUrl, listed }: { siteUrl: string; listed: readonly string[] },
  pages: readonly DataPage[],
  changed: State['changed'],
): string {
  const added = pages
    .filter((page) => page.listed)
    .map(({ path }) => ({ path, changed: changed[path]?.since }))
  return sitemap(siteUrl, [...listed.map((path) => ({ path })), ...added])
}
