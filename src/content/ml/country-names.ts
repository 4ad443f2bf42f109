// Names from Unicode's CLDR, but for those in ./countries and facts/country-spellings.
import { nameIn } from '@/content/facts/country-names'
import { names } from 'virtual:country-names/ml'

/** What a country is called that the API, or a form, names in English. Product 10, Languages. */
export const countryName = nameIn(names)
