import { sitemap } from '@/site/seo/seo-texts'
import type { PageInLanguage } from './pages'
import type { State } from './state'

/**
 * The sitemap with the pages of a snapshot that are written, in the languages that they are written in. Each page with
 * data has the time since when it has it, if that is known, also those that are always there (`listed`). Addresses
 * that a shell answers are not in it.
 */
export function sitemapWith(
  { siteUrl, listed }: { siteUrl: string; listed: readonly string[] },
  written: readonly PageInLanguage[],
  changed: State['changed'],
): string {
  const wanted = written.filter(({ page }) => page.listed)
  const added = [...new Set(wanted.map(({ page }) => page.path))].map((path) => ({
    path,
    changed: changed[path]?.since,
    writtenIn: wanted.filter(({ page }) => page.path === path).map(({ language }) => language),
  }))
  const always = listed.map((path) => ({ path, changed: changed[path]?.since }))
  return sitemap(siteUrl, [...always, ...added])
}
