import { createServer, type ServerResponse } from 'node:http'
import { http as mock, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { credentials } from '@/lib/api/credentials'
import { ApiError } from '@/lib/api/errors'
import { request, segment, send, sendForYes } from '@/lib/api/http'
import { newToken } from '../local-api/guards'
import { apiStore, server } from '../helpers/local-server'
import { asked } from '../helpers/render-account'
import { there } from '../helpers/there'
import { holdClock, pass } from '../helpers/waits'

const before = { ...credentials }
const onUnauthorized = vi.fn<(token: string) => void>()

beforeEach(() => {
  onUnauthorized.mockReset()
  credentials.getToken = () => null
  credentials.onUnauthorized = onUnauthorized
})
afterEach(() => void Object.assign(credentials, before))

const anything = v.unknown()
const get = () => request(anything, { url: '/thing' })

async function troubleOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`No ApiError, but ${String(error)}`)
  return error
}

// Kept from before the clock is held: data on the way takes real time.
const { setTimeout: realTimeout } = globalThis
const arrival = () =>
  new Promise((resolve) => {
    realTimeout(resolve, 50)
  })

/** A real server, which answers one request when the test says so, in pieces. */
async function slowServer() {
  const asks = vi.fn<(answer: ServerResponse) => void>()
  const host = createServer((asking, answer) => {
    asking.resume()
    answer.setHeader('Access-Control-Allow-Origin', '*')
    answer.setHeader('Access-Control-Allow-Headers', '*')
    if (asking.method === 'OPTIONS') answer.end()
    else asks(answer)
  })
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  const address = host.address()
  const baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  server.use(mock.all(`${baseURL}/*`, () => passthrough()))
  holdClock()
  const ended = vi.fn<(outcome: unknown) => void>()
  void request(anything, { url: '/thing', baseURL }).then(ended, ended)
  await vi.waitFor(() => expect(asks).toHaveBeenCalled())
  const [answer] = there(asks.mock.calls[0])
  const give = async (piece: string) => {
    answer.write(piece)
    await arrival()
  }
  return { give, end: () => answer.end(), ended }
}

test.each([[null], [[]], [0]])('%j is no answer that can mean success', async (body) => {
  apiStore().faults.add({ path: '/thing', status: 200, body })
  const troubleIn = vi.fn<() => undefined>()
  const change = sendForYes({ method: 'put', url: '/thing' }, troubleIn)
  expect(await troubleOf(change)).toMatchObject({ kind: 'unexpected', status: 200 })
  expect(troubleIn).not.toHaveBeenCalled()
})

describe('what went wrong', () => {
  test.each([
    [400, 'refused'],
    [401, 'denied'],
    [403, 'denied'],
    [404, 'not-found'],
    [409, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i is %s, with the words of the server', async (status, kind) => {
    apiStore().faults.add({ path: '/thing', status, body: { message: 'No' } })
    expect(await troubleOf(get())).toMatchObject({ kind, status, serverMessage: 'No' })
  })

  test.each([
    [401, 'denied'],
    [408, 'refused'],
    [413, 'refused'],
    [429, 'refused'],
    [502, 'server'],
  ])('status %i with a page of HTML is still %s', async (status, kind) => {
    const page = { text: '<h1>nginx</h1>', contentType: 'text/html' }
    apiStore().faults.add({ path: '/thing', status, ...page })
    const error = await troubleOf(get())
    expect(error).toMatchObject({ kind, status })
    expect(error.serverMessage).toBeUndefined()
  })

  const notJson = { text: '<h1>No such app</h1>', contentType: 'text/html' }
  test.each([
    [400, notJson],
    [402, notJson],
    [403, notJson],
    [404, notJson],
    [410, notJson],
    [404, { text: 'Not found' }],
    [404, { text: '' }],
    [404, { text: '{"success":fal' }],
    [404, { body: 'Not found' }],
    [404, { body: [] }],
    [404, { body: null }],
  ])('status %i with %j is the word of a host, not of the API', async (status, fault) => {
    apiStore().faults.add({ path: '/thing', status, ...fault })
    expect(await troubleOf(get())).toMatchObject({ kind: 'server', status })
  })

  test('a broken connection is unreachable', async () => {
    apiStore().faults.add({ path: '/thing', reset: true })
    expect(await troubleOf(get())).toMatchObject({ kind: 'unreachable', status: undefined })
  })

  test('an aborted call is unreachable', async () => {
    apiStore().faults.add({ path: '/thing', hang: true })
    const controller = new AbortController()
    const call = troubleOf(send({ url: '/thing', signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ kind: 'unreachable' })
  })

  test('no answer in time is late', async () => {
    apiStore().faults.add({ path: '/thing', hang: true })
    expect(await troubleOf(send({ url: '/thing', timeout: 30 }))).toMatchObject({ kind: 'late' })
  })

  test('an answer is awaited for 20 s and no longer', async () => {
    apiStore().faults.add({ path: '/thing', hang: true })
    holdClock()
    const ended = vi.fn<(error: ApiError) => void>()
    void troubleOf(get()).then(ended)
    await vi.waitFor(() => expect(asked('/thing')).toBe(1))
    await pass(19_000)
    expect(ended).not.toHaveBeenCalled()
    await pass(1500)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late' }))
  })

  test('an answer that keeps arriving is read to its end, however slow the line', async () => {
    const { give, end, ended } = await slowServer()
    await give('["x"')
    for (let piece = 0; piece < 6; piece += 1) {
      await pass(15_000)
      await give(',"x"')
    }
    await give(']')
    end()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(Array.from({ length: 7 }, () => 'x')))
  })

  test('an answer that stops arriving is late 20 s after its last piece', async () => {
    const { give, ended } = await slowServer()
    await pass(15_000)
    await give('["x"')
    await pass(15_000)
    await give(',"x"')
    await pass(18_000)
    await arrival()
    expect(ended).not.toHaveBeenCalled()
    await pass(2500)
    await arrival()
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late' }))
  })

  test('an answer that never ends is late after two minutes', async () => {
    const { give, ended } = await slowServer()
    for (let piece = 0; piece < 7; piece += 1) {
      await give('[')
      await pass(16_000)
    }
    await give('[')
    expect(ended).not.toHaveBeenCalled()
    await pass(10_000)
    await arrival()
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'late' }))
  })

  test.each([
    ['a page of HTML', '<!doctype html><p>Log in to the hotel</p>'],
    ['JSON cut short', '{"ok":tr'],
  ])('%s with status 200 is unexpected', async (_, text) => {
    apiStore().faults.add({ path: '/thing', text })
    expect(await troubleOf(get())).toMatchObject({ kind: 'unexpected', status: 200 })
  })

  test('a body of another shape is unexpected and keeps the words of the server', async () => {
    apiStore().faults.add({ path: '/thing', body: { msg: 'Closed today' } })
    const call = request(v.object({ ok: v.boolean() }), { url: '/thing' })
    expect(await troubleOf(call)).toMatchObject({
      kind: 'unexpected',
      serverMessage: 'Closed today',
    })
  })
})

describe('the token', () => {
  const seen: (string | null)[] = []
  beforeEach(() => {
    seen.length = 0
    const note = mock.all('*/thing', (info) => {
      seen.push(info.request.headers.get('authorization'))
      return HttpResponse.json({})
    })
    server.use(note)
  })

  test('is sent unchanged, without Bearer', async () => {
    credentials.getToken = () => 'abc.def'
    await get()
    expect(seen).toEqual(['abc.def'])
  })

  test('is not sent when there is none', async () => {
    await get()
    expect(seen).toEqual([null])
  })

  test('never leaves for another host, whatever the address says', async () => {
    credentials.getToken = () => 'abc.def'
    const elsewhere = vi.fn<() => void>()
    const other = mock.all('https://evil.example/*', () => {
      elsewhere()
      return HttpResponse.json({})
    })
    server.use(other)
    await request(anything, { url: 'https://evil.example/thing' }).catch(() => undefined)
    expect(elsewhere).not.toHaveBeenCalled()
  })
})

describe('a 401', () => {
  test('is reported with the token that the request carried', async () => {
    apiStore().faults.add({ path: '/thing', status: 401, delayMs: 20 })
    credentials.getToken = () => 'old'
    const call = troubleOf(get())
    credentials.getToken = () => 'new'
    await call
    expect(onUnauthorized.mock.calls).toEqual([['old']])
  })

  test('is not reported without a token, and a 403 never is', async () => {
    apiStore().faults.add({ path: '/thing', status: 401, times: 1 })
    await troubleOf(get())
    credentials.getToken = () => 'abc'
    server.use(mock.all('*/thing', () => HttpResponse.json({}, { status: 403 })))
    await troubleOf(get())
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

function callWith(token: string) {
  credentials.getToken = () => token
  return troubleOf(send({ url: '/auth/getusers' }))
}

test('the answer about one expired token leaves the question about another alone', async () => {
  apiStore().faults.add({ path: '/userauth', hang: true })
  holdClock()
  const { token: one } = newToken('one', -60)
  const { token: other } = newToken('other', -60)
  const first = callWith(one)
  await vi.waitFor(() => expect(asked('/auth/userauth')).toBe(1))
  await pass(3500)
  expect(await first).toMatchObject({ kind: 'denied', status: 401 })
  // The refusal is kept for 5 s; the next question begins and waits longer than that.
  await pass(3500)
  const second = callWith(other)
  await vi.waitFor(() => expect(asked('/auth/userauth')).toBe(2))
  await pass(2000)
  const third = callWith(other)
  await pass(2000)
  expect(await Promise.all([second, third])).toMatchObject([{ status: 401 }, { status: 401 }])
  expect(asked('/auth/userauth')).toBe(2)
  // Servers of this kind never answer an expired token.
  expect(asked('/auth/getusers')).toBe(0)
})

test('an id cannot lead to another path', () => {
  expect(segment('../auth/getusers?x#y')).toBe('..%2Fauth%2Fgetusers%3Fx%23y')
  expect(new URL(`https://api.example/a/${segment('..')}`).pathname).toBe('/a/%252E%252E')
})
