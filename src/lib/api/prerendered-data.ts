/**
 * Connects pages and the cache of query.ts while pages are prerendered, so that a page need not load the cache's code
 * to know what its HTML will hold or link. The cache fills it in.
 */
export const prerenderedData = {
  read: (_key: readonly string[]): unknown => undefined,
}
