import { moneyLimits } from '@/content/facts/plan-money'
import { planMoney } from '@/words/plan-money'
import type { ReadAmount } from '@/lib/text/amount'
import { formatCount, formatPaise } from '@/lib/text/format'
import type { Sum } from './money-totals'

const { errors, totals } = planMoney

/** The sum of lines as text: the known rupees, and beside them what is not known. */
export function sumWords({ paise, unknown, lines }: Sum): { known: string; beside: string } {
  if (lines === 0) return { known: '', beside: totals.nothing }
  if (unknown === lines) return { known: '', beside: totals.onlyUnknown(unknown) }
  return { known: formatPaise(paise), beside: unknown === 0 ? '' : totals.unknown(unknown) }
}

/** The sum of lines as one text: "₹20,000, and 2 not known". */
export function sumText(sum: Sum): string {
  const { known, beside } = sumWords(sum)
  return [known, beside].filter(Boolean).join(' ')
}

/** Why a typed amount or rate cannot be accepted; empty if it can. */
export function problemOf(read: ReadAmount, of: 'amount' | 'rate'): string {
  if (read === 0 && of === 'rate') return errors.rateZero
  if (read === null || typeof read === 'number') return ''
  if (read === 'large') return errors.large(formatCount(moneyLimits[of]))
  if (read === 'decimals' && of === 'rate') return errors.rateDecimals
  return errors[read]
}
