import { isPremium, type User } from '@/auth/user'
import { premium } from '@/content/premium'
import { readTime, yearsLater } from '@/lib/dates'

export type Membership =
  | { state: 'none' }
  /** `until` is missing where the account has no usable date. */
  | { state: 'active'; until?: Date }
  | { state: 'expired'; until: Date }

/** The end of a membership that began then; null without a usable date. */
export function endOf(begin: User['updatedAt']): Date | null {
  const date = readTime(begin)
  return date && yearsLater(date, premium.validityYears)
}

/**
 * A receipt means Premium member; the membership is valid one year after `updatedAt`. Without a
 * usable date a receipt counts: nobody who paid is asked to pay again. Specification 4, Membership.
 */
export function membershipOf(user: User | null, today: Date): Membership {
  if (!user || !isPremium(user)) return { state: 'none' }
  const until = endOf(user.updatedAt)
  if (!until) return { state: 'active' }
  return { state: until > today ? 'active' : 'expired', until }
}
