/** Words of the parts that pages are made of. */
export const components = {
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
  thisForm: 'This form',
  thisList: 'This list',
  slow: 'This takes longer than usual.',
  otherWays: 'Contact us another way',
  officialPage: 'Official page',
} as const

/** Where JavaScript is off; `what` does not work then. Product 10, Without JavaScript. */
export const noScriptWords = (what: string) =>
  `${what} needs JavaScript, which is off in your browser. Please call, write or chat: our numbers and addresses stand at the end of this page.`
