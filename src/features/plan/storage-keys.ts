/** The key of the plans in localStorage. Product 10, Plans. */
export const PLANS_KEY = 'plans'

/** The key of entries that cannot be read as plans. */
export const ASIDE_KEY = 'plans-aside'
