import { sessionStore, updateUser } from '@/auth/session-store'
import { nonEmptyFields } from '@/entities/user/non-empty-fields'
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
 * The changes that make the stored user agree with the server, or null. A valid membership on the
 * server wins; until the server has shown a payment that the window reported here, the membership
 * stays as reported. Empty names and the like do not overwrite known values.
 */
export function changesFrom(stored: User, server: User, today: Date): Partial<User> | null {
  const payment = unknownPayment(purchaseRecords.get(stored._id), today)
  const { name, email, phone, usercode, createdAt } = server
  const serverKnows = membershipOf(server, today).state === 'active'
  return differing(stored, {
    ...nonEmptyFields({ name, email, phone, usercode, createdAt }),
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

/** Updates the record of an account, and the stored login if it is of that account, from the server's answer. */
export function followServer(server: User) {
  const today = new Date()
  noteWhatServerKnows(server, today)
  const stored = sessionStore.get()
  if (stored?.user._id !== server._id) return
  const changes = changesFrom(stored.user, server, today)
  if (changes) updateUser(changes, stored.token)
}
