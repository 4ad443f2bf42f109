import { sorted } from '@/lib/lists'
import type { Plan } from '@/features/plan/stored/schema'
import { trueCountry } from './sent-country'
import { planLink, readSharedPlan } from './share-plan'

/** What a link to a plan holds, as text; ticks and papers in any order are the same. */
function linkedText(plan: Plan, withMoney: boolean): string {
  const link = planLink(plan, '', withMoney)
  const read = readSharedPlan(link.slice(link.indexOf('#')))
  if (!read || 'problem' in read) return ''
  const { steps, papers, country, ...rest } = read.plan
  const ticks = Object.entries(steps).map(([id, { state = '' }]) => `${id} ${state}`)
  // A kept plan has no other (sent-country).
  return JSON.stringify([rest, trueCountry(country), sorted(ticks), sorted(papers)])
}

/**
 * The one of the reader's plans that is the same as the `sent` one, but for its notes, and for its money sheet if the
 * link has none; undefined if there is none, or if it was changed since. Product 10, Plans.
 */
export function samePlan(sent: Plan, all: readonly Plan[]): Plan | undefined {
  const withMoney = sent.money.length > 0
  const wanted = linkedText(sent, withMoney)
  return all.find(
    (plan) =>
      plan.purpose === sent.purpose &&
      plan.by === sent.by &&
      linkedText(plan, withMoney) === wanted,
  )
}
