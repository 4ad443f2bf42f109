import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { plan as words } from '@/words/plan'

const { failed, loading } = words.parts

const options = (part: keyof typeof failed) => ({
  failed: (_: object, retry: () => void) => <LoadFailed message={failed[part]} onRetry={retry} />,
  waiting: () => <Spinner label={loading[part]} />,
})

/** The parts of a plan that the first view does not need, each in its own chunk: first the money sheet. */
export const LateMoney = latePart(
  () => import('./money/money-sheet'),
  'MoneySheet',
  options('money'),
)

/** The ways to take a plan along: link, calendar, file, paper. */
export const LateTakeAway = latePart(
  () => import('./take-away/take-away'),
  'TakeAway',
  options('takeAway'),
)

/** A plan: a reader without one needs neither its code nor its styles. */
export const LateSheet = latePart(() => import('./plan-sheet'), 'PlanSheet', {
  failed: (_, retry) => <LoadFailed message={words.failed} onRetry={retry} />,
  waiting: () => <Spinner />,
})

/** A plan that came in a link. */
export const LateShared = latePart(
  () => import('./take-away/take-away-shared'),
  'SharedPlan',
  options('shared'),
)
