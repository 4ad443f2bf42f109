/** An address that no page answers: its HTML is the 404 page. */
export const unknownPath = '/404'
