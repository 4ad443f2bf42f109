import * as v from 'valibot'
import { plan as words } from '@/words/plan'
import { planRefusals as why } from '@/words/plan-refusals'
import { type Plan, planSchema } from './schema'

const isWhy = (key: unknown): key is Exclude<keyof typeof why, 'why'> =>
  typeof key === 'string' && key !== 'why' && key in why

/** Why a plan cannot be stored: what is too long, too many, no day or no amount. Product 10, Plans. */
export function refusalOf(plan: Plan): string {
  const { issues: [issue] = [] } = v.safeParse(planSchema, plan)
  const keys = (issue?.path ?? []).map(({ key }) => key)
  const last = keys.at(-1)
  const of = last === 'by' || last === 'due' ? 'day' : last
  // A country has a name of its own.
  if (!issue || !isWhy(of) || keys.includes('country')) return words.store.refused
  const reason = why[of]
  return why.why(typeof reason === 'string' ? reason : reason(Number(issue.requirement)))
}
