import { plainText } from '@/lib/text/plain-text'
import type { Plan } from './schema'

/** The name of a plan's file: "money-study-germany.csv". It contains only characters that any system accepts. */
export function fileName(plan: Pick<Plan, 'purpose' | 'country'>, what: string, ending: string) {
  const country = plainText(plan.country?.name ?? '').split(/[^a-z0-9]+/)
  return `${[what, plan.purpose, ...country].filter(Boolean).join('-').slice(0, 60)}.${ending}`
}
