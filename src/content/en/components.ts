/** Words of the parts that pages are made of. */
export const components = {
  /** Where JavaScript is off; `what` does not work then. Product 10, Without JavaScript. */
  noScript: (what: string) =>
    `${what} needs JavaScript, which is off in your browser. Please call, write or chat: our numbers and addresses stand at the end of this page.`,
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
  thisForm: 'This form',
  thisList: 'This list',
  slow: 'This takes longer than usual.',
  otherWays: 'Contact us another way',
  officialPage: 'Official page',
} as const
