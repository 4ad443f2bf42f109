import { countryName } from '@/words/country-names'
import type { SavedItem } from './schema'

/** The name that pages show for a saved thing; links and messages contain its own name. */
export const shownName = ({ kind, name }: Pick<SavedItem, 'kind' | 'name'>): string =>
  kind === 'country' ? countryName(name) : name
