/** What somebody goes abroad for, as a plan knows it. Product 10, Plans. */
export const purposes = ['study', 'work', 'visit'] as const

export type Purpose = (typeof purposes)[number]
