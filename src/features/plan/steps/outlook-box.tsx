import type { ReactNode } from 'react'
import { planOwn } from '@/words/plan-own'
import { planOutlook as words } from '@/words/plan-outlook'
import type { PlanOutlook } from '@/features/plan/schedule/outlook-of'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day } from '@/features/plan/stored/schema'
import styles from './outlook.module.css'
import { StepTitle } from './step-title'
import { wholeDay } from './whole-day'

type Props = {
  outlook: PlanOutlook
  steps: readonly DatedStep[]
  today: Day
  /** What the reader can do about it. */
  now?: string
  children?: ReactNode
}

/** What is next in a plan, and whether its day can be met: of the reader's plan, or of one that was sent. */
export function OutlookBox({ outlook, steps, today, now = '', children }: Props) {
  const { tone, open, isStudyAhead, verdict } = outlook
  const [next] = open
  const isPast = tone === 'past'
  return (
    <div className={styles.outlook} data-tone={tone}>
      <p>
        <strong>
          {!next ? words.allDone : isPast ? verdict : <Next step={next} today={today} />}
        </strong>
        {next?.own && !isPast && <span>{` ${planOwn.step}`}</span>}
      </p>
      <p>
        <span role="status">{words.progress(steps.length - open.length, steps.length)}</span>
        <progress max={steps.length} value={steps.length - open.length} aria-hidden="true" />
      </p>
      {isPast && !next && <p>{`${verdict} ${words.wish}`}</p>}
      {(isPast ? next && now : verdict) && <p>{isPast ? now : `${verdict} ${now}`}</p>}
      {(tone === 'over' || tone === 'tight') && <p>{words.counted}</p>}
      {isStudyAhead && !isPast && <p>{words.lastDay}</p>}
      {children}
    </div>
  )
}

function Next({ step: { title, own, begin }, today }: { step: DatedStep; today: Day }) {
  return (
    <StepTitle
      title={title}
      own={own}
      within={(name) => (begin <= today ? words.now(name) : words.next(name, wholeDay(begin)))}
    />
  )
}
