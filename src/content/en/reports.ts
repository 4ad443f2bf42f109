/** Where the site sends reports of failures: on /your-data, and in each notice. Product 10, Reports. */
export const reports = {
  heading: 'What the page reports',
  text: 'When something on this site breaks, your browser tells us what failed and on which page, and how fast the pages were. Never your name, your number, your login, or anything you typed. One visit sends at most ten short reports.',
  off: 'A browser that asks sites not to track it sends none.',
  notice: {
    term: 'If the page breaks',
    text: 'Your browser tells us what failed and on which page. Never what you typed here.',
  },
} as const
