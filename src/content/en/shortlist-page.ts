/** The words of the page at /shortlist before anything is saved. Product 10, Shortlist. */
export const shortlist = {
  meta: {
    title: 'Your shortlist',
    description:
      'Countries, jobs and products that you saved, with notes of your own, in your order. Kept on your device alone; no account is needed to use it.',
  },
  heading: 'Your shortlist',
  intro: 'The countries, jobs and courses you saved, with your own notes, in the order you like.',
  loading: 'Opening your shortlist',
  failed: 'Your shortlist did not load. What you saved is not lost.',
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
      { title: 'Note', text: 'Write what you want to ask about each one.' },
      { title: 'Sort', text: 'Put the best first, by finger, mouse or keyboard.' },
      { title: 'Compare', text: 'See two to four countries side by side.' },
      { title: 'Share', text: 'Send the list to your family, or ask us about all of it.' },
    ],
  },
} as const
