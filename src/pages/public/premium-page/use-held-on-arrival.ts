import { useState } from 'react'
import { membershipOf } from '@/entities/membership/membership'
import type { User } from '@/entities/user/user'

function heldBy(user: User | null) {
  const membership = membershipOf(user, new Date())
  return membership.state === 'active' ? membership : null
}

/**
 * The valid membership of whoever looks, as it was when they came; null for everybody else. One
 * that is bought meanwhile moves nothing under the buyer's hands. Product 4, Membership.
 */
export function useHeldOnArrival(user: User | null) {
  const [arrival, setArrival] = useState(() => ({ userId: user?._id, held: heldBy(user) }))
  if (arrival.userId === user?._id) return arrival.held
  // Somebody else looks: the login came with the page's code, or changed.
  const next = { userId: user?._id, held: heldBy(user) }
  setArrival(next)
  return next.held
}
