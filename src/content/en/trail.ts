/** The way from the home page to a page, above its heading. Product 10, Pages made of data. */
export const trail = {
  /** Read out before the steps. */
  label: 'You are here',
  home: 'Home',
  countries: 'Countries',
  categories: 'Job categories',
} as const
