/** How many countries can be compared side by side at most. Product 10, Comparison. */
export const MOST_COMPARED = 4
