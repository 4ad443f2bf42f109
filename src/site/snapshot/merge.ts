import type { Reading } from './api-reader'
import type { Snapshot } from './snapshot'
import type { Taken } from './take'

type Merged = {
  snapshot: Snapshot
  /** What could not be read or is not believed, each in a few words. */
  doubts: string[]
  /** Whether anything at all was read. */
  anything: boolean
}

/** A list of `before` entries that now has `now`: empty, or less than half of it. */
const isLoss = (before: number, now: number) => before > 0 && now * 2 < before

/**
 * The snapshot after a reading: what could not be read stays as it was before, and a list that is
 * suddenly empty or lost more than half stays too, unless `force` says that it is right. What the
 * lists name no more is left out.
 */
export function mergeSnapshot(before: Snapshot, taken: Taken, force: boolean): Merged {
  const doubts: string[] = []
  let anything = false

  function listOf<T>(name: string, old: T[] | null, reading: Reading<T[]> | undefined): T[] | null {
    if (!reading) return old
    if (!('data' in reading)) {
      doubts.push(`${name} (${'failed' in reading ? reading.failed : 'HTTP 404'})`)
      return old
    }
    anything = true
    const { data } = reading
    if (!old || force || !isLoss(old.length, data.length)) return data
    doubts.push(`${name} (${data.length} instead of ${old.length}: --force believes it)`)
    return old
  }

  const countries = listOf('the list of countries', before.countries, taken.countries)
  const categories = listOf('the list of categories', before.categories, taken.categories)

  const countryById: Snapshot['countryById'] = {}
  for (const { _id, name } of countries ?? []) {
    const reading = taken.countryById.get(_id)
    // One that the API does not know any more is gone, though its list still names it.
    if (reading && 'gone' in reading) continue
    if (reading && 'failed' in reading) doubts.push(`country ${name} (${reading.failed})`)
    const found = reading && 'data' in reading ? reading.data : before.countryById[_id]
    if (found) countryById[_id] = found
  }

  const worksOf: Snapshot['worksOf'] = {}
  for (const { _id, name } of categories ?? []) {
    const reading = taken.worksOf.get(_id)
    if (reading && 'gone' in reading) continue
    const works = listOf(`works of ${name}`, before.worksOf[_id] ?? null, reading)
    if (works) worksOf[_id] = works
  }
  return { snapshot: { countries, countryById, categories, worksOf }, doubts, anything }
}
