/** The words of the page at /shortlist. Product 10, Shortlist. */
export const shortlist = {
  meta: {
    title: 'Your shortlist',
    description:
      'Countries, jobs and products that you saved, with notes of your own, in your order. Kept on your device alone; no account is needed to use it.',
  },
  heading: 'Your shortlist',
  intro: 'What you saved stands here, on this device alone.',
} as const
