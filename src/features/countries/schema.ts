import * as v from 'valibot'
import { listOf, loosePoints, looseText, neededText, oneOf } from '@/lib/tolerant'

const inList = { _id: neededText, name: neededText, photo: looseText }

/** A country with everything its page shows; `details` holds one point a line. Specification 3. */
export const countrySchema = v.object({
  ...inList,
  description: looseText,
  // Some keep their points as a list, most as lines of one text.
  details: loosePoints('\n'),
})

/** Of the list, only _id, name and photo are read. Specification 3, Country. */
export const countryListSchema = listOf(v.object(inList))

/** The wrapper of one country is not specified: plain, `data` and `country` are understood. */
export const oneCountrySchema = oneOf(countrySchema, 'data', 'country')

export type CountryInList = v.InferOutput<typeof countryListSchema>[number]
export type Country = v.InferOutput<typeof countrySchema>
