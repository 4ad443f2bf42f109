/** The key of the list in the cache, and in pages whose HTML contains it. */
export const CATEGORIES = ['categories'] as const
