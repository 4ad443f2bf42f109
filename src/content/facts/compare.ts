/** How many countries stand side by side at most. Product 10, Comparison. */
export const MOST_COMPARED = 4
