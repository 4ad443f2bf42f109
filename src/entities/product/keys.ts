const PRODUCTS = ['products'] as const

/** Where all that the product search found is in the cache. */
export const PRODUCT_SEARCHES = [...PRODUCTS, 'search'] as const

/** Where the products of one search are. */
export const productSearchKey = (keyword: string) => [...PRODUCT_SEARCHES, keyword] as const

/** Where one product is. */
export const productKey = (id: string) => [...PRODUCTS, 'one', id] as const
