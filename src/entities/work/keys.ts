/** Of every list and page that shows works. */
export const WORKS = ['works'] as const

/** Where the lists of all categories are in the cache. */
export const CATEGORY_LISTS = [...WORKS, 'of-category'] as const

/** Where the works of a category are, also in pages that bring them. */
export const categoryWorksKey = (categoryId: string) => [...CATEGORY_LISTS, categoryId] as const

/** Where the works of many categories are, as one list. */
export const manyWorksKey = (categoryIds: readonly string[]) =>
  [...WORKS, 'of-categories', categoryIds] as const

/** Where one work is. */
export const workKey = (id: string) => [...WORKS, 'one', id] as const
