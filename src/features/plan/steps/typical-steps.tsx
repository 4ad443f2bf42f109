import { Accordion } from '@/components/accordion'
import { type Purpose, purposes } from '@/content/facts/purposes'
import { daysBetween } from '@/lib/dates/calendar'
import { plan as words } from '@/words/plan'
import { checkAgain } from '@/words/written-on'
import { newPlan } from '@/features/plan/answers/new-plan'
import { type DatedStep, scheduleOf } from '@/features/plan/schedule/schedule'
import styles from './typical-steps.module.css'

/** Any day, but not in a leap year: only how long before it the steps begin is shown. */
const BY = '2030-09-01'
/** So long before that day that no step is late. */
const TODAY = '2020-01-01'
const DAYS_A_MONTH = 30.4
const DAYS_A_WEEK = 7
/** Fewer days than this are not called a month. */
const NEARLY_A_MONTH = 26

function beforeText({ begin }: DatedStep): string {
  const days = daysBetween(begin, BY)
  const weeks = Math.round(days / DAYS_A_WEEK)
  const { spans, typical } = words
  return typical.before(
    days < NEARLY_A_MONTH
      ? spans.weeks(weeks, weeks)
      : spans.months(Math.round(days / DAYS_A_MONTH)),
  )
}

function typicalOf(purpose: Purpose): DatedStep[] {
  return scheduleOf(newPlan({ purpose, country: null, by: BY }, [], new Date(0)), TODAY)
}

/** The steps in the plans of the three purposes, for readers without a plan and for search engines. */
export function TypicalSteps() {
  return (
    <section aria-labelledby="typical-steps" className={styles.typical}>
      <h2 id="typical-steps">{words.typical.heading}</h2>
      <p>{words.typical.intro}</p>
      <p className="quiet small">{checkAgain}</p>
      {purposes.map((purpose) => (
        <Accordion key={purpose} title={words.typical.headings[purpose]}>
          <ol>
            {typicalOf(purpose).map((step) => (
              <li key={step.id}>
                <h4>{step.title}</h4>
                <p className={styles.before}>{beforeText(step)}</p>
                {step.fact && <p>{step.fact.text}</p>}
              </li>
            ))}
          </ol>
        </Accordion>
      ))}
    </section>
  )
}
