/** The key of the plans in localStorage. Product 10, Plans. */
export const PLANS_KEY = 'plans'

/** The key of entries that cannot be read as plans. */
export const UNREADABLE_KEY = 'plans-aside'
