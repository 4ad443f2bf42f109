import { countryName } from '@/words/country-names'
import { cutName } from '@/lib/text/cut-text'

/** A country's name from the API as the page shows it. */
export const shownCountryName = (name: string): string => cutName(countryName(name))
