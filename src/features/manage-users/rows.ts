import type { User } from '@/entities/user/user'
import { type Membership, membershipOf } from '@/entities/membership/membership'
import { comparablePhone } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import { joinedAt } from '@/entities/user/user-dates'

/** A user with everything that searching and sorting need, computed once. */
export type UserRow = {
  user: User
  /** Everything that the search covers, as plain text. */
  haystack: string
  /** In ms; null if no date is known. */
  joined: number | null
  membership: Membership['state']
  /** End of the membership in ms. */
  until: number | null
}

/** Prepares users for the list, in the given order; `now` is in ms, the same for all. */
export function toRows(users: readonly User[], now: number): UserRow[] {
  const today = new Date(now)
  return users.map((user) => {
    const { name, email, phone, usercode } = user
    const { state, until } = membershipOf(user, today)
    return {
      user,
      haystack: plainText([name, email, phone, comparablePhone(phone), usercode ?? ''].join('\n')),
      joined: joinedAt(user),
      membership: state,
      until: until?.getTime() ?? null,
    }
  })
}
