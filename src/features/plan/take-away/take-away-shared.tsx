import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { planLimits } from '@/content/facts/plan-limits'
import { dayText } from '@/words/day-text'
import { plan as planWords } from '@/words/plan'
import { planShare } from '@/words/plan-share'
import { useToday } from '@/lib/browser/clock/use-today'
import { OutlookBox } from '@/features/plan/steps/outlook-box'
import { isUrgent, outlookOf } from '@/features/plan/schedule/outlook-of'
import { planHref } from '@/features/plan/stored/plan-links'
import { PlanName } from '@/features/plan/stored/plan-name'
import { scheduleOf } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { StepDays } from '@/features/plan/steps/step-days'
import { usePlans } from '@/features/plan/stored/store'
import { samePlan } from './same-plan'
import { trueCountry } from './sent-country'
import { readSharedPlan } from './share-plan'
import { SharedActions } from './take-away-shared-actions'
import { SharedSent } from './take-away-sent'
import styles from './take-away.module.css'

const { shared: words } = planShare

type Props = {
  /** The address's fragment, "#plan=…". */
  fragment: string
  /** Gets the plan with a new id and new times, to store it; nothing is stored before. */
  onKeep: (plan: Plan) => void
  /** Called when the reader is done with it: the fragment can be removed. */
  onLeave: () => void
}

/**
 * A plan that came in a link, or a message about one that cannot be read; nothing if the fragment
 * contains none. Takes the focus. Product 10, Plans.
 */
export function SharedPlan({ fragment, onKeep, onLeave }: Props) {
  const id = useId()
  const shared = useMemo(() => readSharedPlan(fragment), [fragment])
  const all = usePlans()
  // As it was when the link was opened: "Keep" adds the plan before its own page is shown.
  const [there] = useState(() =>
    shared && 'plan' in shared ? samePlan(shared.plan, all) : undefined,
  )
  if (!shared) return null
  if ('problem' in shared) {
    const { heading, text } = words[shared.problem]
    return (
      <section className={`panel ${styles.shared}`} aria-labelledby={id}>
        <h2 id={id} ref={focus} tabIndex={-1}>
          {heading}
        </h2>
        <p>{text}</p>
        <button type="button" className="button button-plain" onClick={onLeave}>
          {words.close}
        </button>
      </section>
    )
  }
  return (
    <section className={`panel ${styles.shared}`} aria-labelledby={id}>
      <h2 id={id} ref={focus} tabIndex={-1}>
        {words.heading}
      </h2>
      {/* Without the plan's name, which may be the sender's. */}
      <p>{there ? words.have : words.text}</p>
      <SharedContents plan={shared.plan} />
      {there ? (
        <div className={styles.actions}>
          <Link to={planHref(there.id)} className="button button-wanted">
            {planWords.form.openIt}
          </Link>
          <button type="button" className="button button-plain" onClick={onLeave}>
            {words.close}
          </button>
        </div>
      ) : (
        <SharedActions
          plan={shared.plan}
          isFull={all.length >= planLimits.plans}
          onKeep={onKeep}
          onLeave={onLeave}
        />
      )}
    </section>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

function SharedContents({ plan }: { plan: Plan }) {
  const today = useToday()
  const country = trueCountry(plan.country)
  return (
    <>
      <h3>
        <PlanName plan={{ ...plan, name: '', country }} />
      </h3>
      <p>{planWords.begins[plan.purpose](dayText(plan.by))}</p>
      {today !== '' && <SharedSteps plan={plan} today={today} />}
    </>
  )
}

/** What the sender saw too, but counted from the reader's today, and what the sender wrote apart from it. */
function SharedSteps({ plan, today }: { plan: Plan; today: Day }) {
  const steps = scheduleOf(plan, today)
  const ours = steps.filter(({ own }) => !own)
  const theirs = steps.filter(({ own }) => own)
  const outlook = outlookOf(plan, ours, today)
  return (
    <>
      {/* It would call a plan finished of which the sender's own steps are open. */}
      {(outlook.open.length > 0 || theirs.length === 0) && (
        <OutlookBox outlook={outlook} steps={ours} today={today} />
      )}
      <h4>{words.steps}</h4>
      <ol className={styles.steps}>
        {ours.map((step) => (
          <li key={step.id}>
            <strong>{step.title}</strong>{' '}
            <span className="quiet">
              {step.state ? (
                planShare.paper.states[step.state]
              ) : (
                <StepDays step={step} today={today} isUrgent={isUrgent(step, outlook, today)} />
              )}
            </span>
          </li>
        ))}
      </ol>
      <SharedSent plan={plan} own={theirs} today={today} />
    </>
  )
}
