import type { User } from '@/entities/user/user'
import { premiumPrice } from '@/content/facts/premium'
import { type PaidRecord, purchaseRecords, unknownPayment } from './purchase-record'
import { membershipOf } from '@/entities/membership/membership'

/** The fields of an account that a membership changes. */
export type MembershipFields = Pick<User, 'receipt' | 'amount' | 'currency' | 'updatedAt'>

/** What an account gains by a payment. The year runs from `updatedAt`, so it begins with the payment. */
export function gainedBy({ receipt, currency, at }: PaidRecord): MembershipFields {
  return { receipt, amount: premiumPrice.pricePaise, currency, updatedAt: at }
}

/** Only the changes that differ, or null, so that nothing is stored and no other tab is notified needlessly. */
export function differing(user: User, changes: Partial<User>): Partial<User> | null {
  const entries = Object.entries(changes).filter(([key, value]) => Reflect.get(user, key) !== value)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** What a reported payment adds to a stored user whose login lacks it, or null. */
export function restoredBy(stored: User, today: Date): Partial<User> | null {
  const payment = unknownPayment(purchaseRecords.get(stored._id), today)
  if (!payment || membershipOf(stored, today).state === 'active') return null
  return differing(stored, gainedBy(payment))
}
