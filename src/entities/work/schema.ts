import * as v from 'valibot'
import { listUnder } from '@/lib/api/list-answer'
import { pointsText, textOrEmpty, timeText, neededText, oneOf } from '@/lib/api/record-schemas'

// Some servers fill in the whole category in place of its id.
const categoryId = v.fallback(
  v.union([
    neededText,
    v.pipe(
      v.object({ _id: neededText }),
      v.transform(({ _id }) => _id),
    ),
  ]),
  '',
)

/** A work; `category` is a category's id, `details` a comma-separated list. Product 3, Work. */
export const workSchema = v.object({
  _id: neededText,
  name: neededText,
  photo: textOrEmpty,
  category: categoryId,
  details: pointsText(', '),
  createdAt: timeText,
})

/** The works of a category, under `works`. Product 7, Work. */
export const workListSchema = listUnder('works', workSchema)

/** One work, under `data`. */
export const oneWorkSchema = oneOf(workSchema, 'data', 'work')

/** A job of a category. */
export type Work = v.InferOutput<typeof workSchema>
