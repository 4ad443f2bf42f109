/**
 * Connects pages and the API's data while pages are prerendered, so that a page need not load the code for the data to
 * know what its HTML will hold or link. Filled in by the cache (query.ts) and by src/site/pages/link-countries.ts.
 */
export const prerenderedData = {
  isThere: (_key: readonly string[]): boolean => false,
  /** The path of a country's page; empty if it is not known. */
  countryPath: (_name: string): string => '',
}
