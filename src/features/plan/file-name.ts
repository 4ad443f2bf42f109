import { plainText } from '@/lib/text/plain-text'
import type { Plan } from './schema'

/** A file of a plan, named after what it holds: "money-study-germany.csv". Letters that any system takes. */
export function fileName(plan: Pick<Plan, 'purpose' | 'country'>, what: string, ending: string) {
  const country = plainText(plan.country?.name ?? '').split(/[^a-z0-9]+/)
  return `${[what, plan.purpose, ...country].filter(Boolean).join('-').slice(0, 60)}.${ending}`
}
