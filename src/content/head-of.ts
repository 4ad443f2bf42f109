import { paths } from '@/lib/paths'
import { breadcrumbs } from '@/lib/structured-data'
import { type PageKey, pageMeta, titleSuffix } from './site'

type Addressed = PageKey & keyof typeof paths

/** A page below the home page whose address has no id. */
export type InnerPage = Exclude<
  { [Key in Addressed]: (typeof paths)[Key]['href'] extends () => string ? Key : never }[Addressed],
  'home'
>

/**
 * What <PageHead> needs on a page that always has the same words: title, description, the address
 * to list it under, and the way from the home page to it.
 */
export function headOf(page: InnerPage) {
  const { title, description } = pageMeta[page]
  const path = paths[page].href()
  return {
    title: title + titleSuffix,
    description,
    path,
    jsonLd: [breadcrumbs({ name: title, path })],
  }
}
