import { useState } from 'react'
import { membershipOf } from '@/entities/membership/membership'
import type { User } from '@/entities/user/user'

function heldBy(user: User | null) {
  const membership = membershipOf(user, new Date())
  return membership.state === 'active' ? membership : null
}

/**
 * The valid membership of the current user, as it was on arrival; null for everybody else. A membership
 * bought meanwhile changes nothing, so that the page does not move under the buyer's hands. Product 4,
 * Membership.
 */
export function useHeldOnArrival(user: User | null) {
  const [arrival, setArrival] = useState(() => ({ userId: user?._id, held: heldBy(user) }))
  if (arrival.userId === user?._id) return arrival.held
  // Another user: the login became known with the page's code, or changed.
  const next = { userId: user?._id, held: heldBy(user) }
  setArrival(next)
  return next.held
}
