import { useId } from 'react'
import { PrintButton } from '@/components/print-button'
import { planShare } from '@/words/plan-share'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Plan } from '@/features/plan/stored/schema'
import { TakeAwayCalendar } from './take-away-calendar'
import { TakeAwayChat } from './take-away-chat'
import { TakeAwayLink } from './take-away-link'
import styles from './take-away.module.css'

const { print: words, heading } = planShare

/**
 * The ways to take a plan along: a calendar file, paper, a link without notes, a text for the chat.
 * Product 10, Plans.
 */
export function TakeAway({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul className={`plain-list ${styles.ways}`}>
        <li className={styles.way}>
          <TakeAwayCalendar plan={plan} steps={steps} />
        </li>
        <li className={styles.way}>
          <PrintButton of="plan">{words.action}</PrintButton>
          <p>{words.hint}</p>
        </li>
        <li className={styles.way}>
          <TakeAwayLink plan={plan} />
        </li>
        <li className={styles.way}>
          <TakeAwayChat plan={plan} steps={steps} />
        </li>
      </ul>
    </section>
  )
}
