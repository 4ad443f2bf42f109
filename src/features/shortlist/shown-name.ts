import { countryName } from '@/words/country-names'
import type { SavedItem } from './schema'

/** What pages call a saved thing; links and messages carry its own name. */
export const shownName = ({ kind, name }: Pick<SavedItem, 'kind' | 'name'>): string =>
  kind === 'country' ? countryName(name) : name
