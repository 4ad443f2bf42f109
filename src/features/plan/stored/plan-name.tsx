import { OutsideText, type Within } from '@/components/outside-text'
import { countryName } from '@/words/country-names'
import { plan as words } from '@/words/plan'
import type { Plan } from './schema'

type Named = Pick<Plan, 'name' | 'purpose' | 'country'>

/** A plan's name: the reader's own, else made of purpose and country. */
export function planName({ name, purpose, country }: Named) {
  return name || words.named[purpose](country ? countryName(country.name) : '')
}

/** The name of a plan, to show: screen readers use the language in which it was written. */
export function PlanName({ plan, within }: { plan: Named; within?: Within | undefined }) {
  return <OutsideText text={planName(plan)} sent={plan.name} within={within} />
}
