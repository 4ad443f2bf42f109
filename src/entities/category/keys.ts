/** Where the list is in the cache, and in pages that bring it. */
export const CATEGORIES = ['categories'] as const
