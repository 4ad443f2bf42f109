import type { User } from '@/entities/user/user'
import { purchaseRecords, unknownPayment } from './purchase-record'
import { differing, gainedBy, type MembershipFields } from './reported-payment'
import { membershipOf } from '@/entities/membership/membership'

const membershipIn = ({ receipt, amount, currency, updatedAt }: User): MembershipFields => ({
  receipt,
  amount,
  currency,
  updatedAt,
})

/**
 * What the stored user must change to agree with the server, or null. The server's valid
 * membership wins; until it has known a payment that the window reported here, the
 * membership stays as reported. Empty names and the like do not overwrite what is known.
 */
export function changesFrom(stored: User, server: User, today: Date): Partial<User> | null {
  const payment = unknownPayment(purchaseRecords.get(stored._id), today)
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

/** Notes that the server's own record shows the membership that was paid here. */
export function noteWhatServerKnows(server: User, today: Date) {
  const record = purchaseRecords.get(server._id)
  if (record?.state !== 'paid' || record.known) return
  if (membershipOf(server, today).state !== 'active') return
  purchaseRecords.set(server._id, { ...record, known: true })
}
