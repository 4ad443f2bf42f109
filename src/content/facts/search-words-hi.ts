/** Everything in Hindi that the search uses, in one file. */
export { pageTerms } from './page-terms-hi'
export { trades } from './trades-hi'
