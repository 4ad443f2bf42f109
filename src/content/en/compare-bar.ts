/** Around the comparison at /compare: which countries are side by side, handing it on, what is not known. Product 10, Comparison. */
export const compareBar = {
  label: 'Countries side by side',
  place: (number: number) => `Country ${number}`,
  chosen: 'Side by side now',
  others: 'Other countries',
  remove: 'Remove',
  add: 'Add a country',
  addHint: 'Choose one',
  addNow: 'Add',
  one: 'Add a second country to compare it with.',
  /** Where a phone has room for two of them. */
  twoOnPhone: (names: string) =>
    `Two fit on this screen. Not shown: ${names}. Choose which two here.`,
  copy: 'Copy the link',
  share: 'Share',
  print: 'Print',
  copied: 'The link is copied.',
  shareFailed: 'The share menu did not open. Copy the link instead.',
  address: 'Link to this comparison',
  copyByHand: 'This browser did not let us copy. The link is selected: copy it by hand.',
  /** Below the table, where something is not known. */
  notKnown: 'No information is not a no. It only means that we have not written about it yet.',
  ask: 'Ask us about it',
} as const
