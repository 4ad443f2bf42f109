import { planCountries, type PlanCountry } from '@/content/facts/plan-countries'
import type { CountrySteps } from '@/content/facts/plan-offices'
import { planSteps, type StepFact } from '@/content/facts/plan-steps'
import type { Purpose } from '@/content/facts/purposes'

/** Puts each step after all that it waits for; otherwise the given order stays. */
function inOrder(steps: readonly StepFact[]): StepFact[] {
  const sorted: StepFact[] = []
  const isThere = (id: string) =>
    sorted.some((step) => step.id === id) || !steps.some((step) => step.id === id)
  let left = [...steps]
  while (left.length > 0) {
    const next = left.find(({ after }) => after.every(isThere)) ?? left[0]
    if (!next) break
    sorted.push(next)
    left = left.filter((step) => step !== next)
  }
  return sorted
}

/** One of the usual steps with what the country changes. */
function asIn({ add = [], change = {} }: CountrySteps, step: StepFact): StepFact {
  const waitsFor = add.filter(({ before }) => before.includes(step.id)).map(({ id }) => id)
  const changed = { ...step, ...change[step.id] }
  return { ...changed, after: [...changed.after, ...waitsFor] }
}

/**
 * The steps of a purpose, with what a country adds and changes, each after those it waits for. A country
 * that the facts do not have, or none, changes nothing.
 */
export function stepsOf(purpose: Purpose, country?: PlanCountry): StepFact[] {
  const there = (country && planCountries[purpose][country]) ?? {}
  return inOrder([...planSteps[purpose].map((step) => asIn(there, step)), ...(there.add ?? [])])
}
