/** Where the list is in the cache, and in pages that bring it; every country is below it. */
export const COUNTRIES = ['countries'] as const

/** Where one country is. */
export const countryKey = (id: string) => [...COUNTRIES, id] as const
