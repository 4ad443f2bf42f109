/** The words of the page at /plan. Product 10, Plans. */
export const plan = {
  meta: {
    title: 'Make a plan',
    description:
      'From the day you want to begin back to today: what to do by when, what it costs and which papers you need. Kept on your device, with no account.',
  },
  heading: 'Make a plan',
  intro: 'Say what for, where and by when. You get each step with its days.',
} as const
