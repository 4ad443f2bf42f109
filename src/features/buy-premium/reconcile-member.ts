import type { User } from '@/entities/user/user'
import { premiumPrice } from '@/content/facts/premium'
import { type PaidRecord, purchaseRecords, runningPayment } from './purchase-record'
import { membershipOf } from '@/entities/membership/membership'

type MembershipFields = Pick<User, 'receipt' | 'amount' | 'currency' | 'updatedAt'>

/** What an account gains by a payment. The year runs from `updatedAt`, so it begins with the payment. */
export function gainedBy({ receipt, currency, at }: PaidRecord): MembershipFields {
  return { receipt, amount: premiumPrice.pricePaise, currency, updatedAt: at }
}

const membershipIn = ({ receipt, amount, currency, updatedAt }: User): MembershipFields => ({
  receipt,
  amount,
  currency,
  updatedAt,
})

/** Only what differs, so that nothing is stored, and no other tab woken, for nothing. */
function differing(user: User, changes: Partial<User>): Partial<User> | null {
  const entries = Object.entries(changes).filter(([key, value]) => Reflect.get(user, key) !== value)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/**
 * What the stored user must change to agree with the server, or null. The server's valid
 * membership wins; while it does not know a payment that the window reported here, the
 * membership stays as reported. Empty names and the like do not overwrite what is known.
 */
export function changesFrom(stored: User, server: User, today: Date): Partial<User> | null {
  const payment = runningPayment(purchaseRecords.get(stored._id), today)
  const serverKnows = membershipOf(server, today).state === 'active'
  return differing(stored, {
    name: server.name || stored.name,
    email: server.email || stored.email,
    phone: server.phone || stored.phone,
    usercode: server.usercode ?? stored.usercode,
    createdAt: server.createdAt ?? stored.createdAt,
    ...(payment && !serverKnows ? gainedBy(payment) : membershipIn(server)),
  })
}

/** What a reported payment adds to a stored user whose login came without it, or null. */
export function restoredBy(stored: User, today: Date): Partial<User> | null {
  const payment = runningPayment(purchaseRecords.get(stored._id), today)
  if (!payment || membershipOf(stored, today).state === 'active') return null
  return differing(stored, gainedBy(payment))
}

/** Notes that the server's own record shows the membership that was paid here. */
export function noteWhatServerKnows(server: User, today: Date) {
  const record = purchaseRecords.get(server._id)
  if (record?.state !== 'paid' || record.known) return
  if (membershipOf(server, today).state !== 'active') return
  purchaseRecords.set(server._id, { ...record, known: true })
}
