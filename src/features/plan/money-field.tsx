import { type ComponentProps, useId, useState } from 'react'
import { planLimits } from '@/content/facts/plan-limits'
import { moneyLimits } from '@/content/facts/plan-money'
import { planMoney } from '@/words/plan-money'
import { amountText, readAmount } from '@/lib/text/amount'
import { problemOf } from './money-words'
import styles from './money.module.css'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>

type Typed = {
  /** The text as it is stored. */
  shown: string
  /** Takes what was typed, where it can; words where it cannot take all of it. */
  take: (text: string) => string
  onDone?: (() => void) | undefined
}

/**
 * A field that stores what is typed at once, as far as it can be read, and shows the words about the
 * rest when it is left. What cannot be taken stays in the field.
 */
function TypedField({ shown, take, onDone, ...input }: Typed & Input) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; problem: string; left: boolean }>()
  const problem = typed?.left ? typed.problem : ''
  return (
    <>
      <input
        id={id}
        autoComplete="off"
        {...input}
        className={`${styles.input} ${input.className ?? ''}`}
        value={typed?.text ?? shown}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : input['aria-describedby']}
        onChange={({ currentTarget: { value } }) =>
          setTyped({ text: value, problem: take(value), left: false })
        }
        onBlur={() => {
          if (!typed) return
          setTyped(typed.problem ? { ...typed, left: true } : undefined)
          onDone?.()
        }}
      />
      {problem && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {problem}
        </span>
      )}
    </>
  )
}

/** A field for an amount or a rate, as people in India write it. */
export function FigureField({
  of,
  value,
  onValue,
  ...field
}: { of: 'amount' | 'rate'; value: number | null; onValue: (value: number | null) => void } & Omit<
  Typed,
  'shown' | 'take'
> &
  Input) {
  function take(text: string) {
    const read = readAmount(text, moneyLimits[of], of === 'rate' ? moneyLimits.rateDecimals : 2)
    const problem = problemOf(read, of)
    if (!problem && (read === null || typeof read === 'number')) onValue(read)
    return problem
  }
  return <TypedField inputMode="decimal" {...field} shown={amountText(value)} take={take} />
}

/** A field for what a line is for; the first letters are kept where it is too long. */
export function TitleField({
  value,
  onValue,
  ...field
}: { value: string; onValue: (value: string) => void } & Omit<Typed, 'shown' | 'take'> & Input) {
  function take(text: string) {
    onValue(text.slice(0, planLimits.titleLetters).replace(/\p{Cs}$/u, ''))
    return text.length > planLimits.titleLetters ? planMoney.errors.long : ''
  }
  return <TypedField {...field} shown={value} take={take} />
}
