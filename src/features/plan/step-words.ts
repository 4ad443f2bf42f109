import type { CountryKey } from '@/content/facts/countries'
import { schengenCountries } from '@/content/facts/schengen'
import type { Purpose } from '@/content/facts/purposes'
import { countrySteps, schengenVisa } from '@/words/plan-country-steps'
import { planStepWords, type StepWords } from '@/words/plan-steps'

/** What a country says otherwise about a step. */
function wordsOfCountry(purpose: Purpose, country: CountryKey, step: string) {
  const isSchengen = schengenCountries.some((key) => key === country)
  const shared = isSchengen && purpose === 'visit' && step === 'visa' ? schengenVisa : undefined
  return countrySteps[purpose][country]?.[step] ?? shared
}

/** The words of one of our steps, as the country has it. */
export function stepWords(
  purpose: Purpose,
  country: CountryKey | undefined,
  id: string,
): StepWords {
  const usual = planStepWords[id] ?? { title: id, text: '', late: '' }
  return { ...usual, ...(country && wordsOfCountry(purpose, country, id)) }
}
