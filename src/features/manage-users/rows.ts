import type { User } from '@/entities/user/user'
import { comparablePhone } from '@/lib/text/phone-search'
import { plainText } from '@/lib/text/plain-text'
import { joinedAt } from '@/entities/user/user-dates'

/** Of a membership, what the list shows; `until` is missing where no date is known. */
export type MembershipOf = (user: User) => {
  state: 'none' | 'active' | 'expired'
  until?: Date
}

/** A user with everything that searching and sorting ask for, worked out once. */
export type UserRow = {
  user: User
  /** All that the search looks at, as plain text. */
  haystack: string
  /** ms; null where no date is known. */
  joined: number | null
  membership: 'none' | 'active' | 'expired'
  /** End of the membership in ms. */
  until: number | null
}

/** Prepares users for the list, in the given order. */
export function toRows(users: readonly User[], membershipOf: MembershipOf): UserRow[] {
  return users.map((user) => {
    const { name, email, phone, usercode } = user
    const { state, until } = membershipOf(user)
    return {
      user,
      haystack: plainText([name, email, phone, comparablePhone(phone), usercode ?? ''].join('\n')),
      joined: joinedAt(user),
      membership: state,
      until: until?.getTime() ?? null,
    }
  })
}
