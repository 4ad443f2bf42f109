import { CATEGORY_WORKS_CALL, COUNTRY_CALL, WORK_CALL } from '@/content/facts/public-calls'
import { COPY } from '@/lib/browser/offline/kept-site'
import { paths } from '@/lib/navigation/paths'
import { ANSWERS_FILE } from '@/lib/site-files'
import { isTooOld } from './copies'
import { keptAnswer, keyOf } from './keep'

/** The cached file of the API's answers, by their paths, and when it was taken (ISO); empty if none is cached. */
export async function fileOfAnswers(): Promise<{ answers: object; at: string }> {
  const copy = await keptAnswer('data', keyOf(ANSWERS_FILE))
  if (!copy || isTooOld(copy, Date.now())) return { answers: {}, at: '' }
  const answers: unknown = await copy.json()
  return { answers: Object(answers), at: copy.headers.get(COPY.at) ?? '' }
}

/** The API call of each page that has an id in its address. */
const CALLS = [
  [paths.country, COUNTRY_CALL],
  [paths.countryDetails, COUNTRY_CALL],
  [paths.latestJobs, CATEGORY_WORKS_CALL],
  [paths.jobApplication, WORK_CALL],
] as const

/** When the API's answer for a page was taken (ISO), by the page's path in English; empty if none is cached. */
export async function answerKeptAt(path: string): Promise<string> {
  const page = path.replace(/\/$/, '')
  const of = CALLS.find(([{ href }]) => page.startsWith(href('')))
  if (!of) return ''
  const [{ href }, call] = of
  const { answers, at } = await fileOfAnswers()
  return Object.hasOwn(answers, call + page.slice(href('').length)) ? at : ''
}
