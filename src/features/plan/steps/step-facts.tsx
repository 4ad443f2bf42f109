import { OutLink } from '@/components/out-link'
import type { Span } from '@/content/facts/plan-steps'
import { plan as words } from '@/words/plan'
import { planDays } from '@/words/plan-days'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import styles from './step-facts.module.css'

const { spans } = words

/** "3 to 6 weeks". */
const spanText = ({ from, to, unit }: Span) => spans[unit](from, to)

/** What to do, also if time is short, how long it takes and why, who decides, and the official page. */
export function StepFacts({ step: { fact, url, decidedBy, late } }: { step: DatedStep }) {
  if (!fact) return null
  return (
    <div className={styles.facts}>
      <p>{fact.text}</p>
      {late && fact.late && (
        <p>
          {planDays.saveTime} {fact.late}
        </p>
      )}
      <p>
        {spans.takes(spanText(fact.span))} <span className="quiet">{spans[fact.rests]}</span>
      </p>
      {decidedBy && (
        <p>
          {spans.decides}: {decidedBy}
        </p>
      )}
      {decidedBy && url && (
        <p>
          <OutLink url={url}>{spans.official}</OutLink>
        </p>
      )}
    </div>
  )
}
