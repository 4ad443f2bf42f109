/** The key prefix of every list and page that shows works. */
export const WORKS = ['works'] as const

/** The key prefix of all categories' lists in the cache. */
export const CATEGORY_LISTS = [...WORKS, 'of-category'] as const

/** The key of a category's works, also in pages whose HTML contains them. */
export const categoryWorksKey = (categoryId: string) => [...CATEGORY_LISTS, categoryId] as const

/** The key of the works of many categories, as one list. */
export const manyWorksKey = (categoryIds: readonly string[]) =>
  [...WORKS, 'of-categories', categoryIds] as const

/** The key of one work. */
export const workKey = (id: string) => [...WORKS, 'one', id] as const
