import * as v from 'valibot'
import { listOf, pointsText, textOrEmpty, neededText, oneOf } from '@/lib/api/record-schemas'

const inList = { _id: neededText, name: neededText, photo: textOrEmpty }

/**
 * A country with everything its page shows; `details` holds one point a line.
 * Product 3, Country.
 */
export const countrySchema = v.object({
  ...inList,
  description: textOrEmpty,
  // Some countries have their points as a list, most as lines of one text.
  details: pointsText('\n'),
})

/** Of the list, only _id, name and photo are read. Product 3, Country. */
export const countryListSchema = listOf(v.object(inList))

/** The wrapper of one country is not specified: plain, `data` and `country` are understood. */
export const oneCountrySchema = oneOf(countrySchema, 'data', 'country')

/** A country as lists show it. */
export type CountryInList = v.InferOutput<typeof countryListSchema>[number]

/** A country as its page shows it. */
export type Country = v.InferOutput<typeof countrySchema>
