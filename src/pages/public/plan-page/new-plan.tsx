import { Link } from 'react-router-dom'
import { planLimits } from '@/content/facts/plan-limits'
import { type Known, papersOf, saysAnything } from '@/features/plan/stored/known'
import { planHref } from '@/features/plan/stored/plan-links'
import { PlanName } from '@/features/plan/stored/plan-name'
import type { Plan } from '@/features/plan/stored/schema'
import { StartForm } from '@/features/plan/answers/start-form'
import { plans } from '@/features/plan/stored/store'
import { plan as words } from '@/words/plan'

type Props = { known: Known; all: readonly Plan[]; onMade: (id: string) => void }

/** The form for a new plan, filled in with what the address says. */
export function NewPlan({ known, all, onMade }: Props) {
  if (all.length >= planLimits.plans) return <p>{words.form.full}</p>
  const { purpose = 'study', where, papers } = known
  const there = all.find((plan) => plan.purpose === purpose && plan.country?.id === where)
  const isLike = where !== '' && there

  const proposed = [
    known.purpose && words.purposes[known.purpose],
    papers.length > 0 && words.form.proposedPapers(papersOf(purpose, papers).length),
  ].filter((part) => typeof part === 'string')

  return (
    <StartForm
      heading={all.length > 0 ? words.form.another : words.form.heading}
      known={known}
      onMade={onMade}
    >
      <p role="status">
        {saysAnything(known) && proposed.length > 0 && words.form.proposed(proposed.join(', '))}
      </p>
      {isLike && (
        <p>
          <PlanName plan={there} within={words.form.have} />{' '}
          <Link
            to={planHref(there.id)}
            onClick={() =>
              plans.change(there.id, (plan) => ({
                ...plan,
                papers: [...new Set([...plan.papers, ...papersOf(plan.purpose, papers)])],
              }))
            }
          >
            {words.form.openIt}
          </Link>
        </p>
      )}
    </StartForm>
  )
}
