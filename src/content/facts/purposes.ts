/** The purposes of going abroad that a plan can have. Product 10, Plans. */
export const purposes = ['study', 'work', 'visit'] as const

/** Why somebody goes abroad: it decides the steps, papers and costs of a plan. */
export type Purpose = (typeof purposes)[number]
