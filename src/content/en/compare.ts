/** The words of the page at /compare. Product 10, Comparison. */
export const compare = {
  meta: {
    title: 'Compare countries',
    description:
      'Two to four countries side by side: study, work, visits and life there, and what each asks of you. See at once in which points they differ.',
  },
  heading: 'Compare countries',
  intro: 'Put two to four countries side by side.',
} as const
