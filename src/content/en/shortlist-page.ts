/** The words of the page at /shortlist before anything is saved. Product 10, Shortlist. */
export const shortlist = {
  meta: {
    title: 'Your shortlist',
    description:
      'Countries, jobs and products that you saved, with notes of your own, in your order. Kept on your device alone; no account is needed to use it.',
  },
  heading: 'Your shortlist',
  intro:
    'What you saved stands here: countries, jobs and courses, with your own notes, in the order you like.',
  loading: 'Opening your shortlist',
  lost: 'Your shortlist did not load. What you saved is not lost.',
  empty: {
    heading: 'Nothing is saved yet',
    /** The place on the stamp's postmark. */
    postmark: 'Kozhikode',
    text: 'Press Save beside a country, a job or a course. It waits here until you come back.',
    countries: 'Look at the countries',
    jobs: 'See the latest jobs',
    search: 'Search',
    plan: 'Make a plan',
    uses: [
      { title: 'Note', text: 'Write down what you want to ask, beside each of them.' },
      { title: 'Sort', text: 'Put what you like best first, with a finger, a mouse or a key.' },
      { title: 'Compare', text: 'See two to four countries side by side.' },
      { title: 'Share', text: 'Send the list to your family, or ask us about all of it.' },
    ],
  },
} as const
