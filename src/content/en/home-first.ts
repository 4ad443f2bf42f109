import { company } from '@/content/facts/company'

/** What the home page's own code says, before the reader has touched anything. Product 2, Home page. */
export const homeFirst = {
  meta: {
    title: `${company.name}: study, work and travel abroad`,
    description:
      'Honest help from Kerala with study abroad, job consulting, visiting visas and immigration. Clear steps, written prices and a free first talk.',
  },
  latest: {
    heading: 'Latest job updates',
    intro: 'The four newest categories. Looking around is free. You need no account.',
    allLink: 'See all job categories',
    empty: 'There are no job updates right now. Please come back soon.',
  },
  /** Where a block's code did not arrive. */
  notLoaded: 'This part could not be loaded.',
} as const
