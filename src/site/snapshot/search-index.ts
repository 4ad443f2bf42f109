import type { RecordRow, SearchIndexFile } from '@/features/search/index-file'
import { newestFirst } from '@/lib/dates/newest-first'
import { largestFitting } from './fitting'
import { type IndexedRecord, type IndexedWork, recordRow, workRow } from './search-rows'

/** The data for the search. `details` holds a work's points, `category` an id. */
type IndexData = {
  countries: readonly IndexedRecord[]
  categories: readonly IndexedRecord[]
  works: readonly IndexedWork[]
  /** Whether some of it could not be read from the API: then no match in the index proves nothing. */
  isPartial?: boolean
}

/** The size limit of the index, in bytes as gzip. */
const HEAVIEST = 30_000

/** How much of each kind is in the index. */
type Room = { records: number; works: number; points: number }

/** Rows, each id only once, since works name the place of their category in this list. */
function rowsOf(records: readonly IndexedRecord[]): RecordRow[] {
  const rows = records.map(recordRow).filter((row) => row !== null)
  return [...new Map(rows.toReversed().map((row) => [row[0], row])).values()].toReversed()
}

/** The file's text with as much as `room` allows, in the order of the lists. */
function written(data: IndexData, room: Room): string {
  const { countries, categories, works, isPartial = false } = data
  const newest = newestFirst(works)
  const shown = new Set(newest.slice(0, room.works))
  const withPoints = new Set(newest.slice(0, room.points))
  const all = { countries: rowsOf(countries), categories: rowsOf(categories) }
  const kept = {
    countries: all.countries.slice(0, room.records),
    categories: all.categories.slice(0, Math.max(0, room.records - all.countries.length)),
  }
  const places = new Map(kept.categories.map(([id], place) => [id, place]))
  const rows = works
    .filter((work) => shown.has(work))
    .map((work) => workRow(work, places.get(work.category.trim()) ?? -1, withPoints.has(work)))
    .filter((row) => row !== null)
  const isWhole =
    !isPartial &&
    kept.countries.length === countries.length &&
    kept.categories.length === categories.length &&
    rows.length === works.length &&
    room.points >= works.length
  const file: SearchIndexFile = { isWhole, ...kept, works: rows }
  return JSON.stringify(file)
}

/**
 * The text of `/search-index.json`: names, kinds and points of everything that is public, at most 30 kB as gzip. If
 * not all fits, the points of the oldest works are left out first, then the oldest works, then the end of the
 * lists. The same data gives the same text.
 */
export function searchIndex(data: IndexData): string {
  const works = data.works.length
  const records = data.countries.length + data.categories.length
  const points = largestFitting(HEAVIEST, works, (count) =>
    written(data, { records, works, points: count }),
  )
  if (points >= 0) return written(data, { records, works, points })
  const bare = largestFitting(HEAVIEST, works, (count) =>
    written(data, { records, works: count, points: 0 }),
  )
  if (bare >= 0) return written(data, { records, works: bare, points: 0 })
  const few = largestFitting(HEAVIEST, records, (count) =>
    written(data, { records: count, works: 0, points: 0 }),
  )
  return written(data, { records: Math.max(0, few), works: 0, points: 0 })
}
