import { paths } from './paths'

/** The id of the home page's country list, and its address. */
export const COUNTRIES_ID = 'countries'
export const allCountries = `${paths.home.href()}#${COUNTRIES_ID}`
