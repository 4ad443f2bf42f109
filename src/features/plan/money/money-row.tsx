import { memo } from 'react'
import { CheckLabel } from '@/components/check-label'
import { OutsideText, type Within } from '@/components/outside-text'
import { dayText } from '@/words/day-text'
import { planMoney } from '@/words/plan-money'
import { formatPaise } from '@/lib/text/format'
import type { Day, MoneyLine } from '@/features/plan/stored/schema'
import { costOf, lineName, ownTitle } from './money-lines'
import { paiseOf } from './money-totals'
import { FigureField } from './money-typed'
import { type Destination, MoneyWhere } from './money-where'
import styles from './money.module.css'

const { line: words } = planMoney

/** The name of a line of costs, to show: screen readers use the language in which it was written. */
export function LineName({ line, within }: { line: MoneyLine; within?: Within | undefined }) {
  return <OutsideText text={lineName(line)} sent={ownTitle(line)} within={within} />
}

/** That the site did not name a line. */
export const ownMark = (line: MoneyLine): string => (costOf(line) ? words.ownName : words.own)

type Props = {
  line: MoneyLine
  due: Day | null
  destination: Destination
  /** The line was just added: its field takes the focus. */
  isNew: boolean
  isOpen: boolean
  onChange: (id: string, change: Partial<MoneyLine>) => void
  /** Called when typing is finished: the new totals can be announced. */
  onDone: () => void
  onToggle: (id: string) => void
}

/** One line of the money sheet: what for, how much, until when, and whether it is paid. */
export const MoneyRow = memo(function MoneyRow({
  line,
  due,
  destination,
  isNew,
  isOpen,
  onChange,
  onDone,
  onToggle,
}: Props) {
  const { id, amount, currency, rate, paid } = line
  const name = lineName(line)
  return (
    <div className={styles.row} data-paid={paid || undefined}>
      <div className={styles.what}>
        <strong>
          <LineName line={line} />
        </strong>
        {ownTitle(line) && <span className={styles.small}>{ownMark(line)}</span>}
        <span className={styles.small}>{due ? words.by(dayText(due)) : words.noDate}</span>
        <MoneyWhere line={line} destination={destination} />
      </div>
      <div className={styles.figure}>
        <span className={styles.amount}>
          <span aria-hidden="true">{currency === 'INR' ? '₹' : currency}</span>
          <FigureField
            of="amount"
            aria-label={words.amountOf(name, currency)}
            placeholder={words.notKnown}
            value={amount}
            isNew={isNew}
            onValue={(value) => onChange(id, { amount: value })}
            onDone={onDone}
          />
        </span>
        {currency !== 'INR' && (
          <span className={styles.small}>
            {rate === null
              ? words.rateMissing(currency)
              : amount !== null && words.inRupees(formatPaise(paiseOf(line) ?? 0))}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <CheckLabel
          checked={paid}
          aria-label={words.paidOf(name)}
          onChange={({ currentTarget }) => {
            onChange(id, { paid: currentTarget.checked })
            onDone()
          }}
        >
          {words.paid}
        </CheckLabel>
        <button
          type="button"
          className={`link-button ${styles.target}`}
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          <span>{isOpen ? words.close : words.change}</span>
          <span className="visually-hidden">
            {' '}
            <LineName line={line} />
          </span>
        </button>
      </div>
    </div>
  )
})
