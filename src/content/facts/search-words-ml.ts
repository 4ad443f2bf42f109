/** All that the search knows of Malayalam, in one file. */
export { pageTerms } from './page-terms-ml'
export { trades } from './trades-ml'
