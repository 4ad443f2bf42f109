import type { CountryKey } from '@/content/facts/countries'
import type { Purpose } from '@/content/facts/purposes'
import { countryStepWords } from '@/words/plan-country-steps'
import { planStepWords, type StepWords } from '@/words/plan-steps'

/** The words of one of our steps, as the country has it. */
export function stepWords(
  purpose: Purpose,
  country: CountryKey | undefined,
  id: string,
): StepWords {
  const usual = planStepWords[id] ?? { title: id, text: '', late: '' }
  return { ...usual, ...(country && countryStepWords(purpose, country, id)) }
}
