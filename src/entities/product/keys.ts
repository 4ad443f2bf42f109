const PRODUCTS = ['products'] as const

/** The key prefix of all product searches in the cache. */
export const PRODUCT_SEARCHES = [...PRODUCTS, 'search'] as const

/** The key of the products of one search. */
export const productSearchKey = (keyword: string) => [...PRODUCT_SEARCHES, keyword] as const

/** The key of one product. */
export const productKey = (id: string) => [...PRODUCTS, 'one', id] as const
