/** The words for an address without a page. Product 2, The 404 page. */
export const notFound = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  text: 'The link may be old, or a letter in it may be wrong. Nothing is lost: go back to where you were.',
  back: 'Go Back',
  home: 'Go to the home page',
  search: 'Search the site',
  /** On the drawn letter. */
  stamp: 'RETURN TO SENDER',
} as const
