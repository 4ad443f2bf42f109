import * as v from 'valibot'
import { listOf, textOrEmpty, timeText, neededText } from '@/lib/api/record-schemas'

/** A job category, "latest country" elsewhere. Product 3, Category. */
export const categorySchema = v.object({
  _id: neededText,
  name: neededText,
  photo: textOrEmpty,
  createdAt: timeText,
})

/**
 * The answer with the list under `category`; `success: false` is a failure.
 * Product 7, Category.
 */
export const categoryListSchema = v.pipe(
  v.object({ success: v.optional(v.unknown()), category: listOf(categorySchema) }),
  // Some servers send it as a text.
  v.check(({ success }) => String(success) !== 'false'),
  v.transform(({ category }) => category),
)

/** A job category. `createdAt` is the API's text. */
export type Category = v.InferOutput<typeof categorySchema>
