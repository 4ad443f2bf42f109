/** The key of the plans in localStorage. Product 10, Plans. */
export const PLANS_KEY = 'plans'

/** The key of entries that cannot be read as plans. */
export const UNREADABLE_KEY = 'plans-aside'

/** The name of the draft of the form for a new plan; none of `planDrafts` begins like it. */
export const START_DRAFT = 'new-plan'
