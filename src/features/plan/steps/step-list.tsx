import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { OutsideText } from '@/components/outside-text'
import { planLimits } from '@/content/facts/plan-limits'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import { planOwn } from '@/words/plan-own'
import { planStepWords } from '@/words/plan-steps'
import { checkAgain } from '@/words/written-on'
import { spliced } from '@/lib/lists'
import { newId } from '@/lib/text/new-id'
import { withNote, withOwn, withOwnBack, withState } from '@/features/plan/schedule/change-steps'
import { isUrgent, type PlanOutlook } from '@/features/plan/schedule/outlook-of'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, OwnStep, Plan } from '@/features/plan/stored/schema'
import { planDrafts } from '@/features/plan/stored/plan-drafts'
import { plans } from '@/features/plan/stored/store'
import { UndoNote } from '@/features/plan/stored/undo-note'
import { OwnStepForm } from './own-step-form'
import type { StepActions } from './step-more'
import { StepRow } from './step-row'
import styles from './step-list.module.css'
import { useSteadyOrder } from './use-steady-order'

type Gone = { step: OwnStep; place: number }

/** The own step that was added or changed last, as it then was. */
type Told = { step: OwnStep; isNew: boolean }

type Props = { plan: Plan; steps: readonly DatedStep[]; outlook: PlanOutlook; today: Day }

/** All steps by their days, and the form that adds one. Product 10, Plans. */
export function StepList({ plan, steps, outlook, today }: Props) {
  const { id, purpose, country, own, by } = plan
  const days = own.map((step) => [step.id, step.day])
  const inOrder = useSteadyOrder(steps, JSON.stringify([today, purpose, country, by, days]))
  const [gone, setGone] = useState<Gone>()
  const [told, setTold] = useState<Told>()

  const actions = useMemo(
    (): StepActions => ({
      setState: (step, state) => plans.change(id, (before) => withState(before, step, state)),
      setNote: (step, note) => plans.change(id, (before) => withNote(before, step, note)),
      changeOwn(step, changes) {
        if (plans.change(id, (before) => withOwn(before, step, changes)))
          setTold({ step: { id: step, ...changes }, isNew: false })
      },
      removeOwn(step) {
        const before = plans.get().find((each) => each.id === id)?.own ?? []
        const place = before.findIndex((each) => each.id === step)
        const removed = before[place]
        if (!removed) return
        const without = (each: Plan) => ({ ...each, own: spliced(each.own, place, 1) })
        if (plans.change(id, without)) setGone({ step: removed, place })
      },
      draftOf: (step) => planDrafts.step(id, step),
    }),
    [id],
  )

  function add({ title, day }: Pick<OwnStep, 'title' | 'day'>) {
    const step: OwnStep = { id: newId(), title, day }
    if (!plans.change(id, (before) => ({ ...before, own: [...before.own, step] }))) return
    setGone(undefined)
    setTold({ step, isNew: true })
    document.getElementById('own-step-title')?.focus()
  }

  function undo({ step, place }: Gone) {
    // The step must be rendered before it can take the focus.
    flushSync(() => {
      plans.change(id, (before) => withOwnBack(before, step, place))
      setGone(undefined)
    })
    document.getElementById(`step-${step.id}`)?.focus()
  }

  return (
    <section aria-labelledby="plan-steps">
      <h3 id="plan-steps">{words.steps.heading}</h3>
      <p className="quiet small">
        {words.steps.note} {checkAgain}
      </p>
      {gone && (
        <UndoNote
          key={gone.step.id}
          text={<OutsideText text={gone.step.title} within={words.steps.removed} />}
          onUndo={() => undo(gone)}
        />
      )}
      <ol className={`plain-list ${styles.list}`}>
        {inOrder.map((step) => (
          <StepRow
            key={`${purpose} ${country?.name} ${step.id}`}
            step={step}
            today={today}
            isUrgent={isUrgent(step, outlook, today)}
            actions={actions}
          />
        ))}
      </ol>
      <OrphanNotes plan={plan} steps={steps} />
      <section aria-labelledby="own-step-heading" className={styles.add}>
        <h4 id="own-step-heading">{planOwn.heading}</h4>
        {own.length >= planLimits.ownSteps ? (
          <p>{planOwn.full}</p>
        ) : (
          <OwnStepForm id="own-step" today={today} draft={planDrafts.newStep(id)} onDone={add} />
        )}
        <p role="status" className="quiet">
          {told && toldText(told, inOrder)}
        </p>
      </section>
    </section>
  )
}

/** That a step is in the plan, or at which place; nothing once it is gone or has another name or day. */
function toldText({ step: { id, title, day }, isNew }: Told, inOrder: readonly DatedStep[]) {
  const place = inOrder.findIndex((step) => step.id === id && step.title === title)
  if (inOrder[place]?.ready !== day) return ''
  if (isNew) return planOwn.added(title)
  return planOwn.changed(title, place + 1, inOrder.length, dayText(day))
}

/** Another purpose or country has other steps: this shows the notes of the steps that are gone. */
function OrphanNotes({ plan, steps }: Pick<Props, 'plan' | 'steps'>) {
  const there = new Set(steps.map(({ id }) => id))
  const notes = Object.entries(plan.steps).filter(([id, { note }]) => note && !there.has(id))
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="orphan-notes" className={styles.add}>
      <h4 id="orphan-notes">{words.steps.orphans}</h4>
      <ul>
        {notes.map(([id, { note }]) => (
          <li key={id}>
            {planStepWords[id]?.title ?? id}: <OutsideText text={note ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}
