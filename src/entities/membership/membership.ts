import { validityYears } from '@/content/facts/premium'
import { readTime } from '@/lib/dates/dates'
import { EARLIEST_MS } from '@/lib/dates/spans'
import { yearsLater } from '@/lib/dates/years-later'

/** The state of an account's membership; `until` is the end of its year. Product 4, Membership. */
export type Membership =
  | { state: 'none'; until?: undefined }
  /** `until` is missing where the account has no usable date. */
  | { state: 'active'; until?: Date }
  | { state: 'expired'; until: Date }

/** The fields of an account that decide about its membership. */
type Holder = {
  receipt?: string | null | undefined
  updatedAt?: string | null | undefined
}

/** The end of a membership that began at that time; null without a usable date. */
export function endOf(begin: Holder['updatedAt']): Date | null {
  const date = readTime(begin)
  return date && date.getTime() >= EARLIEST_MS ? yearsLater(date, validityYears) : null
}

/**
 * A receipt means Premium member; the membership is valid one year after `updatedAt`. A receipt without a usable date
 * counts: nobody who paid is asked to pay again. Product 4, Membership.
 */
export function membershipOf(holder: Holder | null, today: Date): Membership {
  if (!holder?.receipt) return { state: 'none' }
  const until = endOf(holder.updatedAt)
  if (!until) return { state: 'active' }
  return { state: until > today ? 'active' : 'expired', until }
}
