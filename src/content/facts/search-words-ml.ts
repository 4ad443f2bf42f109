/** Everything in Malayalam that the search uses, in one file. */
export { pageTerms } from './page-terms-ml'
export { trades } from './trades-ml'
