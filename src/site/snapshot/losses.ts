import { isLoss, staying } from './merge'
import { allWorks, type Snapshot } from './snapshot'

/** The records of each list; null if it could not be read as a whole. */
function listsIn(snapshot: Snapshot) {
  const { countries, categories, worksOf } = snapshot
  const isWhole = categories?.every(({ _id }) => Object.hasOwn(worksOf, _id))
  return { countries, categories, works: isWhole ? allWorks(snapshot) : null }
}

/**
 * What to doubt after a build, which believes what it reads: a line for each list that is empty, or has lost more than
 * half of what it had `before`, when the former build or a refresh read it, whatever has come in its place.
 */
export function lossLines(before: Snapshot, now: Snapshot): string[] {
  const former: Record<string, readonly { _id: string }[] | null> = listsIn(before)
  return Object.entries(listsIn(now)).flatMap(([name, list]) => {
    if (list === null) return []
    const old = former[name] ?? []
    const stay = staying(old, list)
    if (list.length > 0 && !isLoss(old.length, stay)) return []
    const [instead, others] =
      list.length > stay
        ? [`, and only ${stay} of the ${old.length} before`, 'those']
        : [old.length > 0 ? ` instead of ${old.length}` : '', 'all others']
    return `The API gave ${list.length} ${name}${instead}: ${others} have no page in this site. If that is wrong, build again, or run npm run refresh, once the API is mended.`
  })
}
