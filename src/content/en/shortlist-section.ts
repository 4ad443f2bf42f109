import { articleFirst } from '@/lib/text/with-article'

/** The words of the short list at /search#shortlist. Product 10, Shortlist. */
export const shortlistSection = {
  heading: 'Your shortlist',
  empty: 'Nothing is saved yet.',
  how: 'Press Save beside a country, a job or a course to find it here again.',
  note: 'Kept in this browser only. We do not see it.',
  kinds: { country: 'Country', work: 'Job', product: 'Course or help' },
  remove: 'Remove',
  removed: (name: string) => `${articleFirst(name)} is off your shortlist.`,
  undo: 'Undo',
  back: (name: string) => `${articleFirst(name)} is back on your shortlist.`,
  /** Leads to the page of the shortlist. */
  toPage: 'Add notes, put it in order or share it',
} as const
