import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/api/query'
import { getSnapshotTime, snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { server } from '../helpers/local-server'
import { holdClock, pass } from '../helpers/waits'

const answerWith = (make: () => Response) => server.use(http.get('*/snapshot.json', make))
const answerJson = (body: string, status = 200) =>
  answerWith(
    () => new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } }),
  )

const TAKEN = '2026-11-20T04:00:00.000Z'

test('returns the time of the snapshot, also through the cache', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] })
  answerJson(JSON.stringify({ takenAt: TAKEN }))
  expect(await getSnapshotTime()).toEqual(new Date(TAKEN))
  expect(await queryClient.query(snapshotTimeQuery())).toEqual(new Date(TAKEN))
})

test('asks the site’s own host, without the login token', async () => {
  localStorage.setItem('auth', JSON.stringify({ user: {}, token: 'secret' }))
  let asked: Request | undefined
  server.use(
    http.get('*/snapshot.json', ({ request }) => {
      asked = request
      return HttpResponse.json({ takenAt: '2026-01-01T00:00:00.000Z' })
    }),
  )
  await getSnapshotTime()
  expect(asked?.url).toBe(`${location.origin}/snapshot.json`)
  expect(asked?.headers.has('authorization')).toBe(false)
})

test.each([
  ['there is none', () => undefined],
  ['a host answers with its home page', () => answerJson('<!doctype html><title>Home</title>')],
  ['it is cut short', () => answerJson('{"takenAt":"2026-11-')],
  ['it is of another shape', () => answerJson('{"taken":1}')],
  ['it is null', () => answerJson('null')],
  ['its time is none', () => answerJson('{"takenAt":"yesterday"}')],
  ['its time is empty', () => answerJson('{"takenAt":""}')],
  ['its time is a number', () => answerJson('{"takenAt":1}')],
  ['its time is still to come', () => answerJson('{"takenAt":"2999-01-01T00:00:00.000Z"}')],
  ['the server breaks', () => answerJson(JSON.stringify({ takenAt: '2026-01-01' }), 500)],
  ['the connection breaks', () => answerWith(() => HttpResponse.error())],
])('the time is not known if %s', async (_, prepare) => {
  prepare()
  expect(await getSnapshotTime()).toBeNull()
})

/** Rejects once the signal aborts, as in browsers. */
const aborted = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('Aborted'))),
  )

const neverAnswer = (_: string, init: RequestInit) => aborted(init)
const beginOnly = (_: string, init: RequestInit) =>
  Promise.resolve({ ok: true, json: () => aborted(init) })

test.each([
  ['there is no answer', neverAnswer],
  ['only its beginning has arrived', beginOnly],
])('the time is not known after 5 s if %s, and not before', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  holdClock()
  const ended = vi.fn<(time: Date | null) => void>()
  void getSnapshotTime().then(ended)
  await pass(4500)
  expect(ended).not.toHaveBeenCalled()
  await pass(600)
  expect(ended).toHaveBeenCalledWith(null)
})
