import { clearanceCountries, gulfCountries } from '@/content/facts/plan-clearance'
import type { PlanCountry } from '@/content/facts/plan-countries'
import { schengenCountries } from '@/content/facts/schengen'
import type { Purpose } from '@/content/facts/purposes'
import { countrySteps } from '@/words/plan-country-steps'
import { schengenVisa, visitSteps } from '@/words/plan-shared-steps'
import { planStepWords, type StepWords } from '@/words/plan-steps'
import { clearanceWork, gulfWork } from '@/words/plan-work-steps'

/** The texts of a step that differ for a country. */
function wordsOfCountry(purpose: Purpose, country: PlanCountry, step: string) {
  const isIn = (countries: readonly PlanCountry[]) => countries.includes(country)
  const own = countrySteps[purpose][country]?.[step]
  if (purpose === 'work' && isIn(clearanceCountries)) {
    const shared = isIn(gulfCountries) ? gulfWork : clearanceWork
    return { ...shared[step], ...own }
  }
  const shared =
    purpose === 'visit' && step === 'visa' && isIn(schengenCountries) ? schengenVisa : undefined
  return own ?? shared
}

/** The texts of a usual step, as they are for the country. */
export function stepWords(
  purpose: Purpose,
  country: PlanCountry | undefined,
  id: string,
): StepWords {
  const usual = planStepWords[id] ?? { title: id, text: '', late: '' }
  const ofVisit = purpose === 'visit' ? visitSteps[id] : undefined
  return { ...usual, ...ofVisit, ...(country && wordsOfCountry(purpose, country, id)) }
}
