/** All that the search knows of Hindi, in one file. */
export { pageTerms } from './page-terms-hi'
export { trades } from './trades-hi'
