import { OutsideText, type Within } from '@/components/outside-text'
import { countryName } from '@/words/country-names'
import { plan as words } from '@/words/plan'
import type { Plan } from './schema'

type Named = Pick<Plan, 'name' | 'purpose' | 'country'>

/** What a plan is called: by its reader, else by what for and where. */
export function planName({ name, purpose, country }: Named) {
  return name || words.named[purpose](country ? countryName(country.name) : '')
}

/** The name of a plan, to show: read out in the language of whoever wrote it. */
export function PlanName({ plan, within }: { plan: Named; within?: Within | undefined }) {
  return <OutsideText text={planName(plan)} sent={plan.name} within={within} />
}
