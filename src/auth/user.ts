import * as v from 'valibot'

const textOrNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)
const optionalText = v.nullish(textOrNumber, undefined)

/**
 * A member as the API gives it. Specification 3, User. `amount` is in paise; `role` 1 is an
 * administrator; `receipt` means that the Premium membership was bought.
 */
export const userSchema = v.object({
  _id: v.pipe(v.string(), v.minLength(1)),
  name: v.fallback(textOrNumber, ''),
  email: v.fallback(textOrNumber, ''),
  phone: v.fallback(textOrNumber, ''),
  role: v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), 0),
  usercode: v.fallback(optionalText, undefined),
  receipt: v.fallback(optionalText, undefined),
  amount: v.fallback(v.optional(v.number()), undefined),
  currency: v.fallback(optionalText, undefined),
  createdAt: v.fallback(optionalText, undefined),
  updatedAt: v.fallback(optionalText, undefined),
})

export type User = v.InferOutput<typeof userSchema>

export const sessionSchema = v.object({
  user: userSchema,
  token: v.pipe(v.string(), v.minLength(1)),
})

/** What is kept under the storage key `auth`. */
export type Session = v.InferOutput<typeof sessionSchema>

export function isAdmin(user: User): boolean {
  return user.role === 1
}

/** Specification 3: a receipt means Premium member. */
export function isPremium(user: User): boolean {
  return Boolean(user.receipt)
}
