/**
 * Connects pages and the cache of query.ts while pages are prerendered, so that a page need not load the cache's code
 * to know what its HTML will hold. The cache fills it in.
 */
export const prerenderedData = {
  isThere: (_key: readonly string[]): boolean => false,
}
