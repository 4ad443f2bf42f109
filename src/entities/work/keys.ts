/** Where the lists of all categories are in the cache. */
export const CATEGORY_LISTS = ['works', 'of-category'] as const

/** Where the works of a category are, also in pages that bring them. */
export const categoryWorksKey = (categoryId: string) => [...CATEGORY_LISTS, categoryId] as const

/** Where one work is. */
export const workKey = (id: string) => ['works', 'one', id] as const
