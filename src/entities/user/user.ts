import type { InferOutput } from 'valibot'
import type { userSchema } from './schema'

/** A member; schema.ts defines the fields. Does not load its code, which only a login needs. */
export type User = InferOutput<typeof userSchema>

/** Whether an account may use the administrators’ area. Product 6, Access checks. */
export function isAdmin(user: User): boolean {
  return user.role === 1
}

/**
 * A receipt means Premium member, also after the year is over; `membershipOf` says whether the membership is valid.
 * Product 3, User.
 */
export function isPremium(user: User): boolean {
  return Boolean(user.receipt)
}
