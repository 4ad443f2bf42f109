/** The key of the list of all users in the cache. */
export const USERS = ['users'] as const

/** The key of one member, with those who registered with their link. */
export const memberKey = (id: string) => ['member', id] as const
