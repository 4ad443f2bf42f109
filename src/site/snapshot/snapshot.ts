import * as v from 'valibot'
import { categorySchema } from '@/entities/category/schema'
import { countrySchema } from '@/entities/country/schema'
import { workSchema } from '@/entities/work/schema'

/**
 * The API's public data at one time, as the pages made of it show it: photos are addresses, never
 * data URLs. A list that was never read is null, a record that could not be read is absent.
 */
export const snapshotSchema = v.object({
  countries: v.nullable(v.array(v.pick(countrySchema, ['_id', 'name', 'photo']))),
  countryById: v.record(v.string(), countrySchema),
  categories: v.nullable(v.array(categorySchema)),
  /** By the category's id. */
  worksOf: v.record(v.string(), v.array(workSchema)),
})

/** One snapshot; a country in its list may have no entry by its id. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** For an API that was not asked: no page is made of it. */
export const emptySnapshot: Snapshot = {
  countries: null,
  countryById: {},
  categories: null,
  worksOf: {},
}

/** Every work, once; one that is in two categories belongs to the first. */
export function allWorks({ worksOf }: Snapshot): Snapshot['worksOf'][string] {
  const byId = new Map(
    Object.values(worksOf)
      .flat()
      .toReversed()
      .map((work) => [work._id, work]),
  )
  return [...byId.values()].toReversed()
}
