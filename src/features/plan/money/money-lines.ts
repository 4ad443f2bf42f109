import { planLimits } from '@/content/facts/plan-limits'
import type { PlanCountry } from '@/content/facts/plan-countries'
import { type UsualCost, usualCosts } from '@/content/facts/plan-money'
import type { Purpose } from '@/content/facts/purposes'
import { costWords, countryCosts } from '@/words/plan-costs'
import { planMoney } from '@/words/plan-money'
import { spliced } from '@/lib/lists'
import { countryOf, type DatedStep } from '@/features/plan/schedule/schedule'
import type { MoneyLine, Plan } from '@/features/plan/stored/schema'

/** A new line of the sheet, without figure or text. */
export const blankLine = (id: string, group: MoneyLine['group']): MoneyLine => ({
  id,
  group,
  to: 'others',
  title: '',
  amount: null,
  currency: 'INR',
  rate: null,
  due: null,
  paid: false,
})

/** The usual costs of the plan's purpose and country that are not on its sheet yet. */
export function usualLeft(plan: Pick<Plan, 'purpose' | 'country' | 'money'>): UsualCost[] {
  const { purpose, country, money } = plan
  const there = countryOf(plan)
  return usualCosts.filter(
    ({ id, purposes, countries }) =>
      (!purposes || purposes.includes(purpose)) &&
      (!countries || !country || (there && countries.includes(there))) &&
      !money.some((line) => line.id === id),
  )
}

/** A usual cost as a line: no name, only the company's own price, due with the first of its steps in the plan. */
export function usualLine(cost: UsualCost, steps: readonly DatedStep[]): MoneyLine {
  const step = cost.steps.find((id) => steps.some((each) => each.id === id))
  return {
    ...blankLine(cost.id, cost.group),
    to: cost.to ?? 'others',
    amount: cost.rupees ?? null,
    due: step === undefined ? null : { step },
  }
}

type Named = Pick<MoneyLine, 'id' | 'title'>

/** The site's name of a usual line, in the page's language; empty for a line of the reader's own. */
export const usualTitle = ({ id }: Pick<MoneyLine, 'id'>): string => costWords[id]?.title ?? ''

/** The reader's name of a line; empty if it has the site's name. */
export function ownTitle(line: Named): string {
  const title = line.title.trim()
  return title === usualTitle(line) ? '' : title
}

/** What a line is for, as the reader or the site calls it; empty if neither names it. */
export const titleOf = (line: Named): string => ownTitle(line) || usualTitle(line)

/** A line's name to show; a line without a title gets a default text. */
export const lineName = (line: Named): string => titleOf(line) || planMoney.line.blank

/** The facts of a usual line; undefined for a line of the reader's own. */
export const costOf = ({ id }: Pick<MoneyLine, 'id'>) => usualCosts.find((cost) => cost.id === id)

/** Where the figure of a usual cost is published, for the country; undefined for any other id. */
export const costWhere = (id: string, purpose: Purpose, country: PlanCountry | undefined) =>
  (country && countryCosts[purpose][country]?.[id]) ?? costWords[id]?.where

/** The plan with a new line, added last: none twice, as when another tab has added it, and never above the limit. */
export function withLine(plan: Plan, line: MoneyLine): Plan {
  const isThere = plan.money.some(({ id }) => id === line.id)
  if (isThere || plan.money.length >= planLimits.moneyLines) return plan
  return { ...plan, money: [...plan.money, line] }
}

/** Older versions stored the site's name too: without it, the name follows the page's language. */
const withoutOurs = (line: MoneyLine): MoneyLine =>
  line.title && !ownTitle(line) ? { ...line, title: '' } : line

/** The plan with a line changed; an unknown id changes nothing. Stored names of the site are removed. */
export function withChange(plan: Plan, id: string, change: Partial<MoneyLine>): Plan {
  return {
    ...plan,
    money: plan.money.map((line) => withoutOurs(line.id === id ? { ...line, ...change } : line)),
  }
}

/** The plan without a line. */
export const withoutLine = (plan: Plan, id: string): Plan => ({
  ...plan,
  money: plan.money.filter((line) => line.id !== id),
})

/** The plan with a removed line back in its place. */
export function withLineBack(plan: Plan, line: MoneyLine, place: number): Plan {
  if (plan.money.some(({ id }) => id === line.id)) return plan
  return { ...plan, money: spliced(plan.money, place, 0, line).slice(0, planLimits.moneyLines) }
}
