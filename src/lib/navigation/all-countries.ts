import { paths } from './paths'

/** The id of the home page's country list. */
export const COUNTRIES_ID = 'countries'

/** The address of the home page's country list. */
export const allCountries = `${paths.home.href()}#${COUNTRIES_ID}`
