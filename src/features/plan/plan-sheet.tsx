import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { useToday } from '@/lib/browser/clock/use-today'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import { planOwn } from '@/words/plan-own'
import { ChangeForm } from './answers/change-form'
import { LateMoney, LateTakeAway } from './late-parts'
import { Outlook } from './steps/outlook'
import { outlookOf } from './schedule/outlook-of'
import { PaperList } from './steps/paper-list'
import { planDrafts } from './stored/plan-drafts'
import { newPlanHref } from './stored/plan-links'
import { PlanName } from './stored/plan-name'
import styles from './plan-sheet.module.css'
import { scheduleOf } from './schedule/schedule'
import type { Plan } from './stored/schema'
import { StepList } from './steps/step-list'
import { plans, usePlansKept } from './stored/store'
import { TakeAwayPaper } from './take-away/take-away-paper'

type Props = {
  plan: Plan
  /** The plan was just made or chosen: its name takes the focus. */
  isNew: boolean
  /** The limit of stored plans is reached. */
  isFull: boolean
  onRemove: () => void
}

/** One plan: what is next, its steps, its papers. Product 10, Plans. */
export function PlanSheet({ plan, isNew, isFull, onRemove }: Props) {
  const today = useToday()
  const isKept = usePlansKept()
  const [takesFocus] = useState(isNew)
  const [isChanged, setChanged] = useState(() => hasDraft(planDrafts.plan(plan.id)))
  /** The time of the change that the outlook confirms; another change ends that. */
  const [savedAt, setSavedAt] = useState('')
  const change = useRef<HTMLButtonElement>(null)
  const steps = useMemo(() => scheduleOf(plan, today), [plan, today])
  const outlook = useMemo(() => outlookOf(plan, steps, today), [plan, steps, today])

  function endChange(isSaved: boolean) {
    const saved = isSaved && plans.get().find(({ id }) => id === plan.id)
    // The button is rendered again first, then it takes the focus.
    flushSync(() => {
      setChanged(false)
      if (saved) setSavedAt(saved.changedAt)
    })
    change.current?.focus()
  }

  return (
    <section aria-labelledby="plan-name" className={styles.sheet} data-paper="stack">
      <header className={styles.head}>
        <h2 id="plan-name" tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
          <PlanName plan={plan} />
        </h2>
        <p>{words.begins[plan.purpose](dayText(plan.by))}</p>
        {plan.name && <p className="quiet small">{planOwn.name}</p>}
        {isChanged ? (
          <ChangeForm plan={plan} today={today} onDone={endChange} />
        ) : (
          <p className={styles.actions}>
            <button
              ref={change}
              type="button"
              className="button button-plain"
              onClick={() => {
                setChanged(true)
                // Announces the same sentence again, if the next change leads to it.
                setSavedAt('')
              }}
            >
              {words.sheet.change}
            </button>
            <button type="button" className="button button-plain" onClick={onRemove}>
              {words.sheet.remove}
            </button>
            {!isFull && (
              <Link to={newPlanHref} className="button button-plain">
                {words.chooser.another}
              </Link>
            )}
          </p>
        )}
        {isFull && <p className="small">{words.form.full}</p>}
      </header>
      <div className={styles.side}>
        <div className={styles.stays}>
          <Outlook
            plan={plan}
            outlook={outlook}
            steps={steps}
            today={today}
            isSaved={plan.changedAt === savedAt}
            onRemove={onRemove}
          />
          {isKept ? (
            <p className="quiet small">{words.sheet.kept}</p>
          ) : (
            <p role="alert" className={styles.alert}>
              {words.store.notKept}
            </p>
          )}
          <nav aria-label={words.parts.label} className={styles.parts}>
            <a href="#plan-steps">{words.parts.steps}</a>
            <a href="#plan-papers">{words.parts.papers}</a>
            <a href="#plan-money">{words.parts.money}</a>
            <a href="#plan-take-away">{words.parts.takeAway}</a>
          </nav>
        </div>
      </div>
      <div className={styles.beside} data-paper="stack">
        <StepList plan={plan} steps={steps} outlook={outlook} today={today} />
        <PaperList plan={plan} />
      </div>
      <div id="plan-money">
        <LateMoney plan={plan} steps={steps} today={today} />
      </div>
      <div id="plan-take-away">
        <LateTakeAway plan={plan} steps={steps} />
      </div>
      <TakeAwayPaper plan={plan} steps={steps} outlook={outlook} today={today} />
    </section>
  )
}
