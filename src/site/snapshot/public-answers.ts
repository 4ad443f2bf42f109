import {
  CATEGORIES_CALL,
  CATEGORY_WORKS_CALL,
  COUNTRIES_CALL,
  COUNTRY_CALL,
  WORK_CALL,
} from '@/content/facts/public-calls'
import { newestFirst } from '@/lib/dates/newest-first'
import { largestFitting } from './fitting'
import { isPageId } from './page-id'
import { allWorks, type Snapshot } from './snapshot'

/** In bytes, as gzip: browsers load it without being asked. */
const HEAVIEST = 60_000

type Answer = [path: string, answer: unknown]

const ofIds = (call: string, records: readonly [id: string, record: unknown][]): Answer[] =>
  records.filter(([id]) => isPageId(id)).map(([id, record]) => [call + id, record])

/** Each answer by the path that is asked, as the API wraps it, the most wanted first. Product 7. */
function answersOf(snapshot: Snapshot): Answer[] {
  const { countries, countryById, categories, worksOf } = snapshot
  const works = newestFirst(allWorks(snapshot))
  return [
    ...(countries ? [[COUNTRIES_CALL, countries] satisfies Answer] : []),
    ...(categories ? [[CATEGORIES_CALL, { category: categories }] satisfies Answer] : []),
    ...ofIds(COUNTRY_CALL, Object.entries(countryById)),
    ...ofIds(
      CATEGORY_WORKS_CALL,
      Object.entries(worksOf).map(([id, list]) => [id, { works: list }]),
    ),
    ...ofIds(
      WORK_CALL,
      works.map((work) => [work._id, work]),
    ),
  ]
}

/**
 * The text of `/public-answers.json`, from which pages are filled offline: what the API answered, by the path asked
 * below /api/v1, at most 60 kB as gzip; what does not fit is left out. The same data gives the same text.
 * Product 10, Offline.
 */
export function publicAnswers(snapshot: Snapshot): string {
  const answers = answersOf(snapshot)
  const written = (count: number) => JSON.stringify(Object.fromEntries(answers.slice(0, count)))
  return written(Math.max(0, largestFitting(HEAVIEST, answers.length, written)))
}
