/** The purposes of going abroad that a plan can have. Product 10, Plans. */
export const purposes = ['study', 'work', 'visit'] as const

export type Purpose = (typeof purposes)[number]
