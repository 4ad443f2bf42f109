import { FILE_NAME, PHOTO_FOLDER } from '@/lib/site-files'
import { cutName } from '@/lib/text/cut-text'
import { trimmedText } from '@/lib/text/direction-marks'

/** The content of the index file: names, kinds and points. Product 10, Searching and saving. */
export type SearchIndexFile = {
  /** False if something did not fit into it. */
  isWhole: boolean
  countries: RecordRow[]
  categories: RecordRow[]
  works: WorkRow[]
}

/** A country or a category; `photo` is the name of a file of our own, or an address. */
export type RecordRow = [id: string, name: string, photo: string]

/** A work; `place`: the index of its category in `categories`. */
export type WorkRow = [...RecordRow, place: number, points: string | null]

/** The address of an embedded photo that the build wrote to a file; the index has only the middle part. */
const OWN_PHOTO = new RegExp(`^${PHOTO_FOLDER}(${FILE_NAME})[.]webp$`)
const OWN_NAME = new RegExp(`^${FILE_NAME}$`)

/** A photo's address in the short form of the index. */
export const shortPhoto = (address: string): string => OWN_PHOTO.exec(address)?.[1] ?? address

// Checked manually: the schema library used for the API is as large as all other code of the search.
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? trimmedText(value) : ''

type Row = readonly unknown[]

/** A country or a category; null without an id or a name. */
function recordIn([id, named, short]: Row) {
  const _id = cutName(textOf(id))
  const name = cutName(textOf(named))
  const photo = textOf(short)
  const address = OWN_NAME.test(photo) ? `${PHOTO_FOLDER}${photo}.webp` : photo
  return _id && name ? { _id, name, photo: address, createdAt: undefined } : null
}

type Records = NonNullable<ReturnType<typeof recordIn>>[]

const workAmong = (categories: Records) => (row: Row) => {
  const [, , , place, points] = row
  const record = recordIn(row)
  if (!record || typeof place !== 'number') return null
  const category = categories[place]?._id ?? ''
  // Null means that its points did not fit into the file.
  return { ...record, category, details: textOf(points), isBrief: points === null }
}

/**
 * The records of a list, each once; invalid rows are left out. null if it is no list, or a list of
 * invalid rows only.
 */
function recordsIn<R extends { _id: string }>(
  list: unknown,
  recordOf: (row: Row) => R | null,
): R[] | null {
  if (!Array.isArray(list)) return null
  const rows: unknown[] = list
  const byId = new Map<string, R>()
  for (const row of rows) {
    const record = Array.isArray(row) ? recordOf(row) : null
    if (record && !byId.has(record._id)) byId.set(record._id, record)
  }
  return rows.length > 0 && byId.size === 0 ? null : [...byId.values()]
}

/** The index in a file's JSON; null if the JSON does not have that shape. */
export function indexIn(body: unknown) {
  const file: { [Key in keyof SearchIndexFile]?: unknown } = Object(body)
  const countries = recordsIn(file.countries, recordIn)
  const categories = recordsIn(file.categories, recordIn)
  const works = categories && recordsIn(file.works, workAmong(categories))
  const { isWhole } = file
  if (typeof isWhole !== 'boolean' || !countries || !categories || !works) return null
  return { isWhole, countries, categories, works }
}

/** The index as the search uses it; `isWhole` is false if a part of the catalogue is not in it. */
export type SearchIndex = NonNullable<ReturnType<typeof indexIn>>
