// @vitest-environment node
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiReader } from '@/site/snapshot/api-reader'

const SECOND_MS = 1000

/** An answer whose parts arrive every three seconds. */
function slowAnswer(parts: readonly string[]): Response {
  const left = [...parts]
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 3 * SECOND_MS))
      const part = left.shift()
      if (part === undefined) stream.close()
      else stream.enqueue(new TextEncoder().encode(part))
    },
  })
  return new Response(body)
}

/** An answer that stops after its first letter. */
const stoppingAnswer = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) }))

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function readOf(answer: () => Response, ms: number) {
  vi.stubGlobal('fetch', async () => answer())
  const reader = createApiReader('https://api.example')
  const reading = reader.read(v.array(v.string()), '/list', 1)
  await vi.advanceTimersByTimeAsync(ms)
  const found = await reading
  // Finds out whether later calls are still made.
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Response('[]')
  })
  const later = await reader.read(v.array(v.string()), '/other', 1)
  reader.close()
  return { found, later }
}

test('a long list that arrives part by part does not count as silence', async () => {
  const parts = ['["a"', ',"മല', 'യാളം"', ']']
  expect(await readOf(() => slowAnswer(parts), 16 * SECOND_MS)).toEqual({
    found: { data: ['a', 'മലയാളം'] },
    later: { data: [] },
  })
})

test.each([
  ['the API', '{"message":"No such country"}', { gone: true }],
  ['a host in its place', '<h1>No such app</h1>', { failed: 'HTTP 404' }],
  ['a proxy', '', { failed: 'HTTP 404' }],
])('a 404 of %s', async (_, body, found) => {
  const answer = () => new Response(body, { status: 404 })
  expect(await readOf(answer, SECOND_MS)).toMatchObject({ found })
})

test('a list that stops in the middle counts as silence, and the call is aborted', async () => {
  const ended = vi.fn<() => void>()
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', ended)
    return stoppingAnswer()
  })
  void createApiReader('https://api.example').read(v.array(v.string()), '/list', 1)
  await vi.advanceTimersByTimeAsync(8 * SECOND_MS)
  expect(ended).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a call with too many redirects says so', async () => {
  const cause = new Error('redirect count exceeded')
  const failing = () => {
    throw new TypeError('fetch failed', { cause })
  }
  const { found } = await readOf(failing, 0)
  expect(found).toEqual({ failed: 'redirect count exceeded' })
})
