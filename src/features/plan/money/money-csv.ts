import { planMoney } from '@/words/plan-money'
import { type Column, toCsv } from '@/lib/text/csv'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type MoneyLine, moneyGroups, type Plan } from '@/features/plan/stored/schema'
import { titleOf } from './money-lines'
import { dueDay, paiseOf } from './money-totals'

const { csv: words, groups } = planMoney
const { columns: headings } = words

/** An amount for a spreadsheet: digits and a point, no digit groups; a text if it is not known. */
const figure = (amount: number | null) => (amount === null ? words.unknown : String(amount))

// Paise become rupees.
const rupeesOf = (paise: number | null) => figure(paise === null ? null : paise / 100)

/** The money sheet as the text of a CSV file, in the sheet's order. Product 10, Plans. */
export function moneyCsv(plan: Plan, steps: readonly DatedStep[]): string {
  const columns: readonly Column<MoneyLine>[] = [
    [headings.group, ({ group }) => groups(plan.purpose)[group]],
    [headings.to, ({ to }) => words[to]],
    [headings.what, titleOf],
    [headings.amount, ({ amount }) => figure(amount)],
    [headings.currency, ({ currency }) => currency],
    [headings.rate, ({ currency, rate }) => (currency === 'INR' ? '1' : figure(rate))],
    [headings.rupees, (line) => rupeesOf(paiseOf(line))],
    [headings.due, (line) => dueDay(line, steps, plan) ?? ''],
    [headings.paid, ({ paid }) => (paid ? words.yes : words.no)],
  ]
  const lines = moneyGroups.flatMap((group) => plan.money.filter((line) => line.group === group))
  return toCsv(columns, lines)
}
