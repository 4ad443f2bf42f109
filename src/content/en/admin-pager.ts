/** The way through the pages of every list of the administration. */
export const adminPager = {
  label: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  page: (number: string) => `Page ${number}`,
  rows: (from: string, to: string, all: string) => `${from} to ${to} of ${all}`,
} as const
