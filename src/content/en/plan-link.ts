import type { Purpose } from '@/content/facts/purposes'

/** The links that lead into a plan, by what for. Product 10, Plans. */
export const planLink = {
  intro: 'See what to do by when, counted back from the day you want to begin.',
  any: 'Make a plan with dates',
  study: 'Plan your studies',
  work: 'Plan your work abroad',
  visit: 'Plan your visit',
} satisfies Record<Purpose | 'any' | 'intro', string>
