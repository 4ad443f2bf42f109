import { planMoney } from '@/words/plan-money'
import { toCsv } from '@/lib/text/csv'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type MoneyLine, moneyGroups, type Plan } from '@/features/plan/stored/schema'
import { titleOf } from './money-lines'
import { dueDay, paiseOf } from './money-totals'

const { csv: words, groups } = planMoney

/** An amount for a spreadsheet: digits and a point, no digit groups; a text if it is not known. */
const figure = (amount: number | null) => (amount === null ? words.unknown : String(amount))

function cellsOf(line: MoneyLine, plan: Plan, steps: readonly DatedStep[]): string[] {
  const paise = paiseOf(line)
  return [
    groups(plan.purpose)[line.group],
    words[line.to],
    titleOf(line),
    figure(line.amount),
    line.currency,
    line.currency === 'INR' ? '1' : figure(line.rate),
    figure(paise === null ? null : paise / 100),
    dueDay(line, steps, plan) ?? '',
    line.paid ? words.yes : words.no,
  ]
}

/** The money sheet as the text of a CSV file, in the sheet's order. Product 10, Plans. */
export function moneyCsv(plan: Plan, steps: readonly DatedStep[]): string {
  const lines = moneyGroups.flatMap((group) => plan.money.filter((line) => line.group === group))
  return toCsv([words.columns, ...lines.map((line) => cellsOf(line, plan, steps))])
}
