import * as v from 'valibot'
import { cutName } from '@/lib/text/cut-text'
import { textOrNumber } from '@/lib/api/record-schemas'

const shortText = v.pipe(textOrNumber, v.transform(cutName))
const textOrNothing = v.nullish(shortText, undefined)

/** What a server that stores receipts as numbers may send if nothing was paid. */
const noReceipt = v.pipe(
  v.literal(0),
  v.transform(() => ''),
)

/** A receipt is a text; any other value also counts, unless it is empty: nobody may have to pay twice. */
const receipt = v.nullish(
  v.union([
    noReceipt,
    shortText,
    v.pipe(
      v.unknown(),
      v.check((value) => value === true || Object.keys(Object(value)).length > 0),
      v.transform((value) => JSON.stringify(value)),
      shortText,
    ),
  ]),
  undefined,
)

/** A number, or one given as text. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal())]),
  v.transform(Number),
  v.finite(),
)

/**
 * A member as the API gives it. Product 3, User. `amount` is in paise; `role` 1 is an
 * administrator; `receipt` means that the Premium membership was bought.
 */
export const userSchema = v.object({
  _id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1)),
  name: v.fallback(shortText, ''),
  email: v.fallback(shortText, ''),
  phone: v.fallback(shortText, ''),
  role: v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0),
  usercode: v.fallback(textOrNothing, undefined),
  receipt: v.fallback(receipt, undefined),
  // JSON's 1e999 is Infinity, which would not survive being stored.
  amount: v.fallback(v.optional(amount), undefined),
  currency: v.fallback(textOrNothing, undefined),
  createdAt: v.fallback(textOrNothing, undefined),
  updatedAt: v.fallback(textOrNothing, undefined),
})
