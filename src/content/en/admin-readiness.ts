/** The card on the administrators' first page. Product 10, Is the site ready. */
export const adminReadiness = {
  heading: 'Is the site ready?',
  ready: 'Yes: nothing is missing that we can see from here.',
  open: (count: number) => (count === 1 ? '1 thing is open' : `${count} things are open`),
  /** After a heading with nothing open. */
  inOrder: 'in order',
  settings: {
    heading: 'Settings that this build lacks',
    none: 'None: all are set.',
  },
  samples: {
    heading: 'Samples and words to confirm',
    none: 'None: all is confirmed.',
    where: 'In',
  },
  links: {
    heading: 'Official pages',
    texts: {
      requirements: 'Requirements, countries and the times of plans',
      offers: 'The questions of /check-an-offer',
      notice: 'The notice about personal data',
    },
    fresh: (day: string) => `Read on ${day}.`,
    stale: (day: string, days: number) =>
      `Last read on ${day}, ${days} days ago. Read them again, then set the new day in its file under src/content/facts.`,
  },
  snapshot: {
    heading: 'Pages for search engines',
    fresh: (when: string) => `Made new on ${when}.`,
    stale: (when: string, days: number) => `Made new on ${when}, ${days} days ago.`,
    repair: 'Run the refresh on the host, or see why its timer does not.',
    unknown: 'Nobody made them yet: they come with the next build or refresh.',
    asking: 'Looking when they were made …',
  },
  version: 'Version of the site',
} as const
