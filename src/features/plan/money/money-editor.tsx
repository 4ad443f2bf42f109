import { useId, useRef } from 'react'
import { currencies } from '@/content/facts/plan-money'
import type { Purpose } from '@/content/facts/purposes'
import { planMoney } from '@/words/plan-money'
import form from '@/components/form/form.module.css'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type Day, type MoneyLine, moneyGroups } from '@/features/plan/stored/schema'
import { MoneyDue } from './money-due'
import { usualTitle } from './money-lines'
import { LineName } from './money-row'
import { FigureField, TitleField } from './money-typed'
import type { Sheet } from './use-money'
import styles from './money-editor.module.css'

const { line: words, to: toWords, groups } = planMoney

type Props = {
  line: MoneyLine
  steps: readonly DatedStep[]
  purpose: Purpose
  today: Day
  /** The field that takes the focus when the editor opens. */
  at: Sheet['open']['at']
  onChange: (id: string, change: Partial<MoneyLine>) => void
  onMove: Sheet['move']
  onDone: () => void
  onRemove: (line: MoneyLine) => void
}

const isGroup = (text: string): text is MoneyLine['group'] =>
  moneyGroups.some((group) => group === text)

/** The other fields of a line, below it: its name, currency and rate, who gets it, its group, its due day. */
export function MoneyEditor(props: Props) {
  const { line, steps, purpose, today, at, onChange, onMove, onDone, onRemove } = props
  const id = useId()
  const { currency, rate, group, to } = line
  /** The rates by currency: arrow keys in the list of currencies pass through others. */
  const rates = useRef(new Map<string, number | null>())
  const change = (changes: Partial<MoneyLine>) => onChange(line.id, changes)
  const offered = currencies.some((each) => each === currency)
    ? currencies
    : [...currencies, currency]
  return (
    <div className={styles.editor}>
      <label className={styles.wide}>
        {words.title}
        <TitleField
          value={line.title}
          usual={usualTitle(line)}
          isNew={at === 'title'}
          onValue={(title) => change({ title })}
          onDone={onDone}
        />
      </label>
      <label>
        {words.currency}
        <select
          className={form.input}
          value={currency}
          onChange={({ currentTarget: { value } }) => {
            rates.current.set(currency, rate)
            change({ currency: value, rate: rates.current.get(value) ?? null })
            onDone()
          }}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {currency !== 'INR' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-rate-field`}>{words.rate(currency)}</label>
          <FigureField
            key={currency}
            of="rate"
            id={`${id}-rate-field`}
            aria-describedby={`${id}-rate`}
            value={rate}
            onValue={(value) => change({ rate: value })}
            onDone={onDone}
          />
          <span id={`${id}-rate`} className={styles.hint}>
            {words.rateHint}
          </span>
        </div>
      )}
      <label>
        {words.to}
        <select
          ref={at === 'to' ? takeFocus : undefined}
          className={form.input}
          value={to}
          onChange={({ currentTarget }) =>
            onMove(line, { to: currentTarget.value === 'us' ? 'us' : 'others' })
          }
        >
          <option value="others">{toWords.others}</option>
          <option value="us">{toWords.us}</option>
        </select>
      </label>
      <label>
        {words.group}
        <select
          ref={at === 'group' ? takeFocus : undefined}
          className={form.input}
          value={group}
          onChange={({ currentTarget: { value } }) =>
            isGroup(value) && onMove(line, { group: value })
          }
        >
          {moneyGroups.map((each) => (
            <option key={each} value={each}>
              {groups(purpose)[each]}
            </option>
          ))}
        </select>
      </label>
      <MoneyDue
        due={line.due}
        steps={steps}
        today={today}
        onChange={(due) => {
          change({ due })
          onDone()
        }}
      />
      <button
        type="button"
        className={`link-button ${styles.remove}`}
        onClick={() => onRemove(line)}
      >
        {words.remove}
        <span className="visually-hidden">
          {' '}
          <LineName line={line} />
        </span>
      </button>
    </div>
  )
}
