import * as v from 'valibot'
import { listUnder } from '@/lib/api/list-answer'
import { textOrEmpty, timeText, neededText } from '@/lib/api/record-schemas'

/** A job category, "latest country" elsewhere. Product 3, Category. */
export const categorySchema = v.object({
  _id: neededText,
  name: neededText,
  photo: textOrEmpty,
  createdAt: timeText,
})

/** The list, under `category`. Product 7, Category. */
export const categoryListSchema = listUnder('category', categorySchema)

/** A job category. `createdAt` is the API's text. */
export type Category = v.InferOutput<typeof categorySchema>
