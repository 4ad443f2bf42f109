/** Where the plans are in localStorage. Product 10, Plans. */
export const PLANS_KEY = 'plans'

/** Where entries of them are that nobody can read. */
export const ASIDE_KEY = 'plans-aside'
