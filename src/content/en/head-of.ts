import { paths } from '@/lib/navigation/paths'
import { breadcrumbs } from '@/lib/head/structured-data'
import { type PageMeta, titleSuffix } from './site'

type Paths = typeof paths

/** A page below the home page whose address has no id. */
export type InnerPage = Exclude<
  { [Key in keyof Paths]: Paths[Key]['href'] extends () => string ? Key : never }[keyof Paths],
  'home'
>

/**
 * What <PageHead> needs on a page that always has the same words: title, description, the address
 * to list it under, and the way from the home page to it.
 */
export function headOf(page: InnerPage, { title, description }: PageMeta) {
  const path = paths[page].href()
  return {
    title: title + titleSuffix,
    description,
    path,
    jsonLd: [breadcrumbs({ name: title, path })],
  }
}
