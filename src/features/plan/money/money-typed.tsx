import type { ComponentProps } from 'react'
import { planLimits } from '@/content/facts/plan-limits'
import { moneyLimits } from '@/content/facts/plan-money'
import { planMoney } from '@/words/plan-money'
import { amountText, readAmount } from '@/lib/text/amount'
import { beginning } from '@/lib/text/cut-text'
import { MoneyField } from './money-field'
import { problemOf } from './money-words'

type Field = Omit<ComponentProps<typeof MoneyField>, 'shown' | 'take'>

const AMOUNT_DECIMALS = 2

/** A field for an amount or a rate, as people in India write it. */
export function FigureField({
  of,
  value,
  onValue,
  ...field
}: {
  of: 'amount' | 'rate'
  value: number | null
  onValue: (value: number | null) => void
} & Field) {
  function take(text: string) {
    const decimals = of === 'rate' ? moneyLimits.rateDecimals : AMOUNT_DECIMALS
    const read = readAmount(text, moneyLimits[of], decimals)
    const problem = problemOf(read, of)
    if (problem || typeof read === 'string') return { text, problem }
    onValue(read)
    return { text: amountText(read), problem }
  }
  return <MoneyField inputMode="decimal" {...field} shown={amountText(value)} take={take} />
}

/**
 * A field for what a line is for; text that is too long is cut at its end. If left empty it shows the
 * `usual` name, which is not stored: a page in another language has another one.
 */
export function TitleField({
  value,
  usual,
  onValue,
  ...field
}: { value: string; usual: string; onValue: (value: string) => void } & Field) {
  function take(typed: string) {
    const text = beginning(typed, planLimits.titleLetters)
    onValue(text === usual ? '' : text)
    return { text: text || usual, problem: text === typed ? '' : planMoney.errors.long }
  }
  return <MoneyField {...field} shown={value || usual} take={take} />
}
