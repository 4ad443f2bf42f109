import { countryName } from '@/words/country-names'
import { plan as words } from '@/words/plan'
import type { Plan } from './schema'

/** What a plan is called: by its reader, else by what for and where. */
export function planName({ name, purpose, country }: Pick<Plan, 'name' | 'purpose' | 'country'>) {
  return name || words.named[purpose](country ? countryName(country.name) : '')
}
