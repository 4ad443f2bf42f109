import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { planLimits } from '@/content/facts/plan-limits'
import { UnreadableNotice } from '@/features/plan/unreadable-notice'
import { readKnown, saysAnything } from '@/features/plan/stored/known'
import { LateShared, LateSheet } from '@/features/plan/late-parts'
import { PlanChooser } from '@/features/plan/plan-chooser'
import { dropLostDrafts } from '@/features/plan/stored/plan-drafts'
import { isPlanLink, planHref } from '@/features/plan/stored/plan-links'
import { PlanName } from '@/features/plan/stored/plan-name'
import type { Plan } from '@/features/plan/stored/schema'
import { useUnreadableEntries } from '@/features/plan/stored/unreadable-entries'
import { plans, usePlans } from '@/features/plan/stored/store'
import { TypicalSteps } from '@/features/plan/steps/typical-steps'
import { UndoNote } from '@/features/plan/stored/undo-note'
import { useReady } from '@/lib/browser/page/use-ready'
import { sorted } from '@/lib/lists'
import { paths } from '@/lib/navigation/paths'
import { plan as words } from '@/words/plan'
import { NewPlan } from './new-plan'
import styles from './your-plans.module.css'

const NOTHING = new URLSearchParams()

/** The id of the plan that was changed last. */
const lastChanged = (all: readonly Plan[]) =>
  sorted(all, (a, b) => b.changedAt.localeCompare(a.changedAt))[0]?.id

/** The reader's plans, or the form that makes the first one. Product 10, Plans. */
export function YourPlans() {
  const ready = useReady()
  const [inAddress] = useSearchParams()
  // The HTML was rendered for the address without a query.
  const query = ready ? inAddress : NOTHING
  const { key, hash } = useLocation()
  const fragment = ready && isPlanLink(hash) ? hash : ''
  const navigate = useNavigate()
  const all = usePlans()
  const [last] = useState(() => lastChanged(plans.get()))
  const [firstKey] = useState(key)
  const [gone, setGone] = useState<{ plan: Plan; place: number }>()
  // A new plan exists before the address names it.
  const [made, setMade] = useState('')
  useEffect(() => {
    plans.tidy()
    dropLostDrafts(plans.get())
  }, [])
  // Loads while the form is filled in; if that fails, the plan's place says so.
  useEffect(() => void LateSheet.preload().catch(() => undefined), [])

  const known = readKnown(query)
  const chosen = query.get('plan')
  const isFormWanted = query.has('new') || saysAnything(known)
  const isForm = isFormWanted || all.length === 0
  const shown = isForm
    ? undefined
    : (all.find(({ id }) => id === (chosen ?? last)) ?? (chosen ? undefined : all[0]))
  // What could not be read is shown above, and may be this plan.
  const isLost = useUnreadableEntries().length === 0 && chosen !== gone?.plan.id
  const isNotHere = chosen && !shown && !isFormWanted && isLost

  function show(id: string) {
    setMade(id)
    setGone(undefined)
    void navigate(planHref(id))
  }

  function remove(plan: Plan) {
    const place = all.indexOf(plan)
    if (!plans.remove(plan.id)) return
    setGone({ plan, place })
    void navigate(paths.plan.href(), { replace: true })
  }

  return (
    <div className={styles.desk} data-paper="stack">
      <UnreadableNotice />
      {gone && (
        <UndoNote
          key={gone.plan.id}
          text={<PlanName plan={gone.plan} within={words.sheet.removed} />}
          onUndo={() => {
            plans.putBack(gone.plan, gone.place)
            show(gone.plan.id)
          }}
        />
      )}
      {all.length > 0 && <PlanChooser all={all} shown={fragment ? undefined : shown?.id} />}
      {fragment && (
        <LateShared
          key={fragment}
          fragment={fragment}
          onKeep={(plan) => {
            if (plans.add(plan)) show(plan.id)
          }}
          onLeave={() => void navigate(paths.plan.href(), { replace: true })}
        />
      )}
      {isNotHere && !fragment && (
        <p role="alert">
          {words.sheet.notHere}{' '}
          {!isForm && <Link to={paths.plan.href()}>{words.chooser.heading}</Link>}
        </p>
      )}
      {isForm && !fragment && (
        <div className={styles.start} data-paper="stack">
          <NewPlan known={known} all={all} onMade={show} />
          <TypicalSteps />
        </div>
      )}
      {shown && !fragment && (
        <LateSheet
          key={shown.id}
          plan={shown}
          isNew={made === shown.id || (chosen !== null && key !== firstKey)}
          isFull={all.length >= planLimits.plans}
          onRemove={() => remove(shown)}
        />
      )}
    </div>
  )
}
