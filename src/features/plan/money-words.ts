import { moneyLimits } from '@/content/facts/plan-money'
import { planMoney } from '@/words/plan-money'
import type { ReadAmount } from '@/lib/text/amount'
import { formatCount, formatPaise } from '@/lib/text/format'
import type { Sum } from './money-totals'

const { errors, totals } = planMoney

/** What lines come to, in words: what is not known is always said. */
export function sumText({ paise, unknown, lines }: Sum): string {
  if (lines === 0) return totals.nothing
  if (unknown === lines) return totals.onlyUnknown(unknown)
  const known = formatPaise(paise)
  return unknown === 0 ? known : `${known} ${totals.unknown(unknown)}`
}

/** Why a typed amount or rate cannot be taken; empty where it can. */
export function problemOf(read: ReadAmount, of: 'amount' | 'rate'): string {
  if (read === 0 && of === 'rate') return errors.rateZero
  if (read === null || typeof read === 'number') return ''
  if (read === 'large') return errors.large(formatCount(moneyLimits[of]))
  if (read === 'decimals' && of === 'rate') return errors.rateDecimals
  return errors[read]
}
