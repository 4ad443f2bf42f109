/** Where the list of all users is in the cache. */
export const USERS = ['users'] as const

/** Where one member is, with those who registered with their link. */
export const memberKey = (id: string) => ['member', id] as const
