import { isLoss } from './merge'
import { allWorks, type Snapshot } from './snapshot'

/** How many records each list has; null if it could not be read as a whole. */
function countsIn(snapshot: Snapshot) {
  const { countries, categories, worksOf } = snapshot
  const isWhole = categories?.every(({ _id }) => Object.hasOwn(worksOf, _id))
  return {
    countries: countries?.length ?? null,
    categories: categories?.length ?? null,
    works: isWhole ? allWorks(snapshot).length : null,
  }
}

/**
 * What to doubt after a build, which believes what it reads: a line for each list that is empty, or has lost more than
 * half of what it had `before`, when the former build or a refresh read it.
 */
export function lossLines(before: Snapshot, now: Snapshot): string[] {
  const former: Record<string, number | null> = countsIn(before)
  return Object.entries(countsIn(now)).flatMap(([name, count]) => {
    const had = former[name] ?? 0
    if (count === null || (count > 0 && !isLoss(had, count))) return []
    return `The API gave ${count} ${name}${had > 0 ? ` instead of ${had}` : ''}: all others have no page in this site. If that is wrong, build again, or run npm run refresh, once the API is mended.`
  })
}
