import type { CountryKey } from './countries'

/** Countries that the content knows and in which the same rules hold for short visits. */
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
