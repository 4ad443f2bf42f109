/** Above the comparison at /compare: which countries are side by side, and handing it on. Product 10, Comparison. */
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
  twoOnPhone: 'Two fit on this screen. Choose here which two you see.',
  share: 'Share',
  print: 'Print',
  copied: 'The link is copied.',
  shareFailed: 'It could not be shared. Copy the address of this page instead:',
} as const
