import { company } from '@/content/facts/company'

/**
 * Title and description of a page, as search engines and shared links show them; they stand with
 * the page's other words. With the suffix a title stays under 60 characters; a description has
 * 120 to 155.
 */
export type PageMeta = { title: string; description: string }

/** Comes after every page title but the home page's. */
export const titleSuffix = ` | ${company.name}`

/** The language and region of the site's words. */
export const siteLanguage = 'en-IN'
