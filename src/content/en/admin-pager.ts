/** The way through the pages of every list of the administration. */
export const adminPager = {
  label: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  /** Read out before a page's number. */
  page: 'Page',
  rows: (from: string, to: string, all: string) => `${from} to ${to} of ${all}`,
} as const
