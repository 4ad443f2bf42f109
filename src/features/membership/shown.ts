import { cutName } from '@/lib/cut-text'
import { upright } from '@/lib/upright'
import type { PaidRecord } from './record'

/**
 * A receipt, number or reason as people read it. Record and provider keep it as the server sent
 * it. Specification 7, Card payment provider.
 */
export function shown(text: string): string {
  return cutName(upright(text))
}

/** The payment numbers as people read them; empty where the window gave none. Specification 9, Refund policy. */
export function numbersOf({ paymentIds }: PaidRecord): string {
  return paymentIds.map(shown).join(', ')
}
