import type { InferOutput } from 'valibot'
import type { userSchema } from './user-schema'

/** A member; user-schema.ts defines the fields. Does not load its code, which only a login needs. */
export type User = InferOutput<typeof userSchema>

/** Whether an account may use the administrators’ area. Product 6, Access checks. */
export function isAdmin(user: User): boolean {
  return user.role === 1
}

/** Product 3, User: a receipt means Premium member. */
export function isPremium(user: User): boolean {
  return Boolean(user.receipt)
}
