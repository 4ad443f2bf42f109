import type { User } from './user'
import { madeAt, readTime } from '@/lib/dates/dates'
import { DAY_MS, EARLIEST_MS } from '@/lib/dates/spans'

/** A date further ahead is a mistake in the data; a nearer one may be right, and this computer's clock behind. */
const AHEAD_MS = 31 * DAY_MS

function usable(date: Date | null): number | null {
  const time = date?.getTime() ?? Number.NaN
  return time >= EARLIEST_MS && time <= Date.now() + AHEAD_MS ? time : null
}

/** When the account was made (ms): `createdAt`, else the time inside the id. */
export function joinedAt(user: User): number | null {
  return usable(madeAt(user)) ?? usable(madeAt({ _id: user._id }))
}

/**
 * When an account with a receipt was paid (ms), as closely as the data shows: the last update, else the day the
 * account was made.
 */
export function subscribedAt(user: User): number | null {
  return usable(readTime(user.updatedAt)) ?? joinedAt(user)
}
