import type { CountryKey } from './countries'

/** Countries in the site's content that share the same rules for short visits. */
export const schengenCountries = [
  'austria',
  'belgium',
  'bulgaria',
  'croatia',
  'czech republic',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'greece',
  'hungary',
  'italy',
  'latvia',
  'lithuania',
  'luxembourg',
  'malta',
  'netherlands',
  'poland',
  'portugal',
  'spain',
  'sweden',
  'switzerland',
] as const satisfies readonly CountryKey[]
