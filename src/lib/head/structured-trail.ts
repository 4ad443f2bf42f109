import { address, type JsonLd } from './structured-data'

/** A page on the way from the home page: its name as it is shown, its path, and the name's language if another. */
export type Step = { name: string; path: string; lang?: string | undefined }

/** What search engines are told of a trail: its steps, the page itself last. */
export const breadcrumbs = (steps: readonly Step[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
})
