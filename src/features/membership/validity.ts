import { isPremium, type User } from '@/auth/user'
import { premium } from '@/content/premium'

export type Membership =
  | { state: 'none' }
  /** `until` is missing where the account has no usable date. */
  | { state: 'active'; until?: Date }
  | { state: 'expired'; until: Date }

/**
 * A receipt means Premium member; the membership is valid one year after `updatedAt`.
 * Specification 4, Membership.
 */
export function membershipOf(user: User | null, today: Date): Membership {
  if (!user || !isPremium(user)) return { state: 'none' }
  const until = new Date(user.updatedAt ?? Number.NaN)
  if (Number.isNaN(until.getTime())) return { state: 'active' }
  until.setFullYear(until.getFullYear() + premium.validityYears)
  return { state: until > today ? 'active' : 'expired', until }
}
