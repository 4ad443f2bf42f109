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

/** Whether a list that had `before` entries and now has `now` is empty, or has lost more than half of them. */
export const isLoss = (before: number, now: number) => before > 0 && now * 2 < before

/** Up to this many may disappear normally, as when somebody deletes them one by one. */
const FEW = 3
const isSweep = (before: number, now: number) => isLoss(before, now) && before - now > FEW

/** The record under an id of the API, which may call a record "constructor". */
const ofId = <T>(records: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(records, id) ? records[id] : undefined

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

type Row = { _id: string }

/** How many of the records of a list are still in it: a list of the same length may be another database's. */
export function staying(old: readonly Row[], now: readonly Row[]): number {
  const ids = new Set(now.map(({ _id }) => _id))
  return old.filter(({ _id }) => ids.has(_id)).length
}

/** A list as it was before and as it was read now. */
type Change<T> = { name: string; old: T[] | null; reading: Reading<T[]> | undefined }

/** Whether the lists that were read have together lost more than half of what they had. */
function isLossOfAll<T extends Row>(changes: readonly Change<T>[]): boolean {
  const read = changes.flatMap(({ old, reading }) =>
    old && reading && 'data' in reading
      ? [{ before: old.length, now: staying(old, reading.data) }]
      : [],
  )
  return isLoss(sum(read.map(({ before }) => before)), sum(read.map(({ now }) => now)))
}

/**
 * The countries of a list, and each as it was read or is known. One that the API no longer knows is gone, even if its
 * list still names it: links to it would lead nowhere.
 */
function countriesAfter(
  before: Snapshot,
  listed: Snapshot['countries'],
  readings: Taken['countryById'],
  force: boolean,
): Pick<Snapshot, 'countries' | 'countryById'> & { doubts: string[] } {
  const doubts: string[] = []
  const isGone = ({ _id }: Row) => 'gone' in (readings.get(_id) ?? {})
  const former = new Set(before.countries?.map(({ _id }) => _id))
  // A first reading knows nothing better than the list.
  const isKnown = ({ _id }: Row) =>
    before.countries === null || former.has(_id) || ofId(before.countryById, _id) !== undefined
  const known = (listed ?? []).filter(isKnown)
  const gone = known.filter(isGone)
  const areGone = force || !isSweep(known.length, known.length - gone.length)
  if (!areGone)
    doubts.push(
      `${gone.length} of ${known.length} countries (HTTP 404: use --force if that is right)`,
    )
  const countries = areGone ? (listed?.filter((each) => !isGone(each)) ?? null) : listed
  const countryById: Snapshot['countryById'] = {}
  for (const { _id, name } of countries ?? []) {
    const reading = readings.get(_id)
    if (reading && 'failed' in reading) doubts.push(`country ${name} (${reading.failed})`)
    const found = reading && 'data' in reading ? reading.data : ofId(before.countryById, _id)
    if (found) countryById[_id] = found
  }
  return { countries, countryById, doubts }
}

/**
 * The snapshot after a reading: what could not be read stays as it was before, and so does a list that is suddenly
 * empty or has lost more than half of its records, whatever has come in their place, unless `force` says that it is
 * right. What the lists no longer name is left out. Decisions 71 and 247.
 */
export function mergeSnapshot(before: Snapshot, taken: Taken, force: boolean): Merged {
  const doubts: string[] = []
  let anything = false

  function listOf<T extends Row>(
    { name, old, reading }: Change<T>,
    isDoubtful: (before: number, now: number) => boolean,
    countKept: (old: readonly Row[], now: readonly Row[]) => number = staying,
  ): T[] | null {
    if (!reading) return old
    if (!('data' in reading)) {
      doubts.push(`${name} (${'failed' in reading ? reading.failed : 'HTTP 404'})`)
      return old
    }
    anything = true
    const { data } = reading
    const stay = countKept(old ?? [], data)
    if (!old || force || !isDoubtful(old.length, stay)) return data
    const what = isDoubtful(old.length, data.length)
      ? `${data.length} instead of ${old.length}`
      : `${old.length - stay} of ${old.length} are no longer in it`
    doubts.push(`${name} (${what}: use --force if that is right)`)
    return old
  }

  const listed = listOf(
    { name: 'the list of countries', old: before.countries, reading: taken.countries },
    isLoss,
  )
  const categories = listOf(
    { name: 'the list of categories', old: before.categories, reading: taken.categories },
    isLoss,
  )

  const found = countriesAfter(before, listed, taken.countryById, force)
  const { countries, countryById } = found
  doubts.push(...found.doubts)

  const works = (categories ?? []).map(({ _id, name }) => {
    const reading = taken.worksOf.get(_id)
    return {
      id: _id,
      name: `works of ${name}`,
      old: ofId(before.worksOf, _id) ?? null,
      // Some servers answer 404 for a category without works; the list says that it exists. Decision 170.
      reading: reading && 'gone' in reading ? { data: [] } : reading,
    }
  })
  const isWholeLoss = isLossOfAll(works)
  const worksOf: Snapshot['worksOf'] = {}
  for (const each of works) {
    // The jobs of one category are often replaced; those of all at once are another database's.
    const list = isWholeLoss ? listOf(each, isLoss) : listOf(each, isSweep, (_, now) => now.length)
    if (list) worksOf[each.id] = list
  }
  return { snapshot: { countries, countryById, categories, worksOf }, doubts, anything }
}
