import * as v from 'valibot'
import { listOf, neededText, optionalText } from '@/lib/api/record-schemas'

/** Where the build writes photos that came embedded; the index holds the middle alone. */
const OWN_PHOTO = /^\/assets\/photos\/([0-9a-f]{12})\.webp$/
const OWN_NAME = /^[0-9a-f]{12}$/

/** A photo's address as the index holds it. */
export const shortPhoto = (address: string): string => OWN_PHOTO.exec(address)?.[1] ?? address

const photo = v.pipe(
  optionalText,
  v.transform((text) => (OWN_NAME.test(text) ? `/assets/photos/${text}.webp` : text)),
)

/** A country or a category: id, name, photo. */
const recordRow = v.pipe(
  v.tuple([neededText, neededText, photo]),
  v.transform(([_id, name, address]) => ({ _id, name, photo: address, createdAt: undefined })),
)

/** A work: id, name, photo, the place of its category among the categories, points or null. */
const workRow = v.pipe(
  v.tuple([neededText, neededText, photo, v.number(), v.nullable(optionalText)]),
  v.transform(([_id, name, address, place, details]) => ({
    _id,
    name,
    photo: address,
    createdAt: undefined,
    place,
    details: details ?? '',
    /** Its points found no room in the index. */
    isBrief: details === null,
  })),
)

/**
 * The file of names, kinds and points that the search begins with. `isWhole` is false where
 * something found no room in it. Product 10, Searching and saving.
 */
export const searchIndexSchema = v.pipe(
  v.object({
    isWhole: v.boolean(),
    countries: listOf(recordRow),
    categories: listOf(recordRow),
    works: listOf(workRow),
  }),
  v.transform(({ works, categories, ...rest }) => ({
    ...rest,
    categories,
    works: works.map(({ place, ...work }) => ({ ...work, category: categories[place]?._id ?? '' })),
  })),
)

export type SearchIndex = v.InferOutput<typeof searchIndexSchema>
/** What the file holds. */
export type SearchIndexFile = {
  isWhole: boolean
  countries: RecordRow[]
  categories: RecordRow[]
  works: WorkRow[]
}
export type RecordRow = [id: string, name: string, photo: string]
export type WorkRow = [...RecordRow, place: number, points: string | null]
