import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { navigation } from '@/words/navigation'
import { planShare } from '@/words/plan-share'
import { paths } from '@/lib/navigation/paths'
import { formatAmount } from '@/lib/text/money'
import { costOf } from '@/features/plan/money/money-lines'
import { LineName } from '@/features/plan/money/money-row'
import { sumOf } from '@/features/plan/money/money-totals'
import { sumText } from '@/features/plan/money/money-words'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'
import { StepDays } from '@/features/plan/steps/step-days'
import { StepTitle } from '@/features/plan/steps/step-title'
import { trueCountry } from './sent-country'
import styles from './take-away.module.css'

const { shared: words, paper } = planShare

type Props = { plan: Plan; own: readonly DatedStep[]; today: Day }

/**
 * What the sender of a plan wrote, apart from what is ours: anybody can write such a link, also a demand for money in
 * our name. Nothing if the sender wrote nothing.
 */
export function SharedSent({ plan, own, today }: Props) {
  const id = useId()
  const { name, country, money } = plan
  const theirCountry = trueCountry(country) ? '' : country?.name
  if (!name && !theirCountry && own.length + money.length === 0) return null
  return (
    <section className={styles.sent} aria-labelledby={id}>
      <h4 id={id}>{words.sent.heading}</h4>
      <p>
        {words.sent.never} <Link to={paths.verify.href()}>{navigation.verify}</Link> ·{' '}
        <Link to={paths.checkOffer.href()}>{navigation.checkOffer}</Link>
      </p>
      <ul className="plain-list">
        {name && (
          <Sent what={words.sent.name}>
            <OutsideText text={name} />
          </Sent>
        )}
        {theirCountry && (
          <Sent what={words.sent.country}>
            <OutsideText text={theirCountry} />
          </Sent>
        )}
        {own.map((step) => (
          <Sent key={step.id} what={<StepIs step={step} today={today} />}>
            <StepTitle title={step.title} own />
          </Sent>
        ))}
        {money
          .filter((line) => !costOf(line))
          .map((line) => (
            <Sent
              key={line.id}
              what={`${words.money}: ${line.amount === null ? paper.unknown : formatAmount(line.amount, line.currency)}`}
            >
              <LineName line={line} />
            </Sent>
          ))}
      </ul>
      {money.length > 0 && (
        <p>
          {words.money}: {words.lines(money.length)}, {sumText(sumOf(money))}
        </p>
      )}
    </section>
  )
}

function StepIs({ step, today }: { step: DatedStep; today: Day }) {
  return (
    <>
      {paper.step}:{' '}
      {step.state ? (
        paper.states[step.state]
      ) : (
        <StepDays step={step} today={today} isUrgent={false} />
      )}
    </>
  )
}

/** A text of the sender's, and below it what it is. */
function Sent({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <li>
      <strong>{children}</strong> <span>{what}</span>
    </li>
  )
}
