import * as v from 'valibot'
import { listUnder } from '@/lib/api/list-answer'
import { listOf, textOrEmpty, neededText } from '@/lib/api/record-schemas'
import { readAmount } from '@/lib/text/amount'

/** Decimals of a third digit are thousands, as in "1.200" of Europe; the dot of "Rs.999" is none. */
const THOUSANDS = /\d\.\d{3}/

/** The amount of a text that is one amount in rupees: "₹1,499.00", "Rs 999"; NaN for any other. Decision 247. */
function rupeesIn(text: string): number {
  const amount = THOUSANDS.test(text) ? null : readAmount(text, Number.MAX_SAFE_INTEGER)
  return typeof amount === 'number' ? amount : Number.NaN
}

/** A price in rupees, a number or written out; null where there is none, or no plain one. */
const price = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(rupeesIn))]),
      v.number(),
      v.finite(),
      v.minValue(0),
    ),
  ),
  null,
)

/** What the product search finds; `price` in rupees. Product 3, Search result product. */
const productSchema = v.object({
  _id: neededText,
  name: neededText,
  description: textOrEmpty,
  price,
  photo: textOrEmpty,
})

/** The answer's shape is not specified: a plain list, or one under a usual name. */
export const productListSchema = v.union([
  listOf(productSchema),
  listUnder('results', productSchema),
  listUnder('products', productSchema),
  listUnder('data', productSchema),
])

/** What the product search finds. */
export type Product = v.InferOutput<typeof productSchema>
