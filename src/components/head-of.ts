import { paths } from '@/lib/navigation/paths'
import { titleSuffix } from '@/words/site'

type Paths = typeof paths

/**
 * Title and description of a page, as search engines and shared links show them. With the suffix a
 * title stays under 60 characters; a description has at most 156 in English, and 150 in Malayalam and Hindi.
 */
export type PageMeta = { title: string; description: string }

/** A page below the home page whose address has no id. */
export type InnerPage = Exclude<
  { [Key in keyof Paths]: Paths[Key]['href'] extends () => string ? Key : never }[keyof Paths],
  'home'
>

/** What <PageHead> needs on a page whose text is always the same: title, description, and the address to list it under. */
export function headOf(page: InnerPage, { title, description }: PageMeta) {
  return { title: title + titleSuffix, description, path: paths[page].href() }
}
