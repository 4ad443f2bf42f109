/** The key of the list in the cache, and in pages whose HTML contains it; every country's key begins with it. */
export const COUNTRIES = ['countries'] as const

/** The key of one country. */
export const countryKey = (id: string) => [...COUNTRIES, id] as const
