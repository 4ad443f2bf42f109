import { createPortal } from 'react-dom'
import { OutsideText } from '@/components/outside-text'
import { Table } from '@/components/table'
import { company } from '@/content/facts/company'
import { papersFor } from '@/content/facts/papers'
import { knownCountry } from '@/content/facts/known-country'
import { dayText } from '@/words/day-text'
import { paperWords } from '@/words/papers'
import { plan as planWords } from '@/words/plan'
import { planMoney } from '@/words/plan-money'
import { planOwn } from '@/words/plan-own'
import { planShare } from '@/words/plan-share'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { MoneyOverview } from '@/features/plan/money/money-overview'
import type { PlanOutlook } from '@/features/plan/schedule/outlook-of'
import { PlanName } from '@/features/plan/stored/plan-name'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { StepTitle } from '@/features/plan/steps/step-title'
import { PaperMoney } from './take-away-paper-money'
import styles from './take-away-paper.module.css'

const { paper: words } = planShare

type Props = { plan: Plan; steps: readonly DatedStep[]; outlook: PlanOutlook; today: Day }

/** The plan on A4, shown instead of the page while it is printed. Not on the screen. */
export function TakeAwayPaper(props: Props) {
  return usePrinting() ? createPortal(<Paper {...props} />, document.body) : null
}

function Paper({ plan, steps, outlook, today }: Props) {
  return (
    <article className={styles.paper}>
      <header>
        <p>
          {company.name} · {words.asOf(dayText(today))}
        </p>
        <h1>
          <PlanName plan={plan} />
        </h1>
        {plan.name && <p className={styles.small}>{planOwn.name}</p>}
        <p>{planWords.begins[plan.purpose](dayText(plan.by))}</p>
        {outlook.verdict && <p>{outlook.verdict}</p>}
      </header>
      <PaperSteps steps={steps} today={today} />
      <PaperPapers plan={plan} />
      {plan.money.length > 0 && (
        <>
          <h2>{planMoney.heading}</h2>
          <PaperMoney plan={plan} steps={steps} />
          <MoneyOverview plan={plan} steps={steps} today={today} />
        </>
      )}
      <p className={styles.small}>{words.note}</p>
    </article>
  )
}

function Box({ ticked }: { ticked: boolean }) {
  return <span className={styles.box} data-ticked={ticked || undefined} aria-hidden="true" />
}

/** None if the step is done or skipped and they are over; an own step has one. */
function PaperDays({ step, today }: { step: DatedStep; today: Day }) {
  const { state, begin, ready, late, own } = step
  const isOver = state !== undefined && begin < today
  const end = dayText(ready)
  return (
    <>
      <td>{!own && !isOver && dayText(begin)}</td>
      <td>{!isOver && (late && !own ? words.earliest(end) : end)}</td>
    </>
  )
}

function PaperSteps({ steps, today }: Pick<Props, 'steps' | 'today'>) {
  return (
    <Table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.begin}</th>
          <th scope="col">{words.ready}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.id}>
            <th scope="row">
              <PaperStep step={step} />
            </th>
            <PaperDays step={step} today={today} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function PaperStep({ step }: { step: DatedStep }) {
  const { title, own, state, note, url, decidedBy } = step
  return (
    <>
      <Box ticked={state === 'done'} />
      <StepTitle title={title} own={own} /> {state && <em>({words.states[state]})</em>}
      {own && <span className={styles.small}>{planOwn.step}</span>}
      {decidedBy && (
        <span className={styles.small}>
          {words.decides}: {decidedBy}
          {url && `, ${url}`}
        </span>
      )}
      {note && (
        <span className={styles.note}>
          <OutsideText text={note} />
        </span>
      )}
    </>
  )
}

function PaperPapers({ plan: { purpose, country, papers } }: Pick<Props, 'plan'>) {
  return (
    <>
      <h2>{words.papers}</h2>
      <ul className={styles.papers}>
        {papersFor(purpose, knownCountry(country?.name ?? '')).map((id) => (
          <li key={id}>
            <Box ticked={papers.includes(id)} />
            {paperWords[id].title} {papers.includes(id) && <em>({words.isReady})</em>}
          </li>
        ))}
      </ul>
    </>
  )
}
