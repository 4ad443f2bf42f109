import { CATEGORY_WORKS_CALL, COUNTRY_CALL, WORK_CALL } from '@/content/facts/public-calls'
import { ANSWERS_FILE, COPY } from '@/lib/browser/kept-site'
import { isTooOld } from './copies'
import { keptAnswer, keyOf } from './keep'

/** The kept file of the API's answers, by their paths, and when it was taken (ISO); none where nothing is kept. */
export async function fileOfAnswers(): Promise<{ answers: object; at: string }> {
  const copy = await keptAnswer('data', keyOf(ANSWERS_FILE))
  if (!copy || isTooOld(copy, Date.now())) return { answers: {}, at: '' }
  const answers: unknown = await copy.json()
  return { answers: Object(answers), at: copy.headers.get(COPY.at) ?? '' }
}

/** Of the pages of an id, by what their paths begin with, what they ask of the API. */
const CALLS = new Map([
  ['country', COUNTRY_CALL],
  ['country-details', COUNTRY_CALL],
  ['latestjobs', CATEGORY_WORKS_CALL],
  ['job', WORK_CALL],
])

/** When the API's answer that fills a page was taken (ISO), by the page's path in English; empty where none is kept. */
export async function answerKeptAt(path: string): Promise<string> {
  const [, folder = '', id = ''] = /^\/([\w-]+)\/([^/]+)\/?$/.exec(path) ?? []
  const { answers, at } = await fileOfAnswers()
  return Object.hasOwn(answers, `${CALLS.get(folder)}${id}`) ? at : ''
}
