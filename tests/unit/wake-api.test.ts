// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@/lib/dates/spans'
import { wakeApi } from '@/site/snapshot/wake-api'

const ORIGIN = 'https://api.example'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How long (ms) the wait for an API with this answer took, what was asked, and what was reported meanwhile. */
async function waitFor(answer: (signal: AbortSignal) => Promise<Response>, most = MINUTE_MS) {
  const asked: string[] = []
  const said: string[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url)
    return answer(signal)
  })
  const began = Date.now()
  const waiting = wakeApi(ORIGIN, most, (words) => said.push(words)).then(() => Date.now() - began)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  return { ms: await waiting, asked, said }
}

const answerOf = (status: number) => Promise.resolve(new Response('[]', { status }))

/** An answer that never arrives; rejects when the request is aborted. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test.each([200, 401, 404])('an API that answers with %i is not waited for', async (status) => {
  const { ms, asked, said } = await waitFor(() => answerOf(status))
  expect(ms).toBe(0)
  expect(asked).toEqual([`${ORIGIN}/api/v1/country/getCountry`])
  expect(said).toEqual([])
})

test('an API that wakes after 50 s is waited for, and that is reported', async () => {
  const { ms, asked, said } = await waitFor(async (signal) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 50_000)), silence(signal)])
    return answerOf(200)
  })
  expect(ms).toBe(50_000)
  expect(asked).toHaveLength(1)
  expect(said).toEqual(['The API does not answer yet: waiting for it, 60 s at most.'])
})

test('after a gateway error or a broken connection the API is asked again until it is up', async () => {
  const answers = [
    () => answerOf(503),
    () => Promise.reject(new TypeError('fetch failed')),
    () => answerOf(502),
    () => answerOf(200),
  ]
  const { ms, asked, said } = await waitFor(() => answers.shift()?.() ?? answerOf(500))
  expect(asked).toHaveLength(4)
  expect(ms).toBeLessThan(20_000)
  expect(said).toHaveLength(1)
})

test.each([
  ['is silent', silence],
  ['refuses', () => answerOf(503)],
])('an API that %s all the time is waited for no longer than reported', async (_, answer) => {
  const { ms } = await waitFor(answer, 30_000)
  expect(ms).toBeGreaterThanOrEqual(27_000)
  expect(ms).toBeLessThanOrEqual(30_000)
})

test('with no time to wait the API is not asked', async () => {
  const { ms, asked, said } = await waitFor(silence, 0)
  expect([ms, asked, said]).toEqual([0, [], []])
})
