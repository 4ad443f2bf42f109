import * as v from 'valibot'
import { isJsonObject } from '@/lib/api/answer'
import { API_PATH } from '@/lib/api/api-path'
import { pause } from '@/lib/loading/pause'

/** How long (ms) an answer may take to begin, and then to arrive completely. */
const BEGIN_MS = 4000
const WHOLE_MS = 20_000
/** After this long (ms) without any data from the API all calls give up. */
const SILENCE_MS = 8500
const TRIES = 3
const PAUSE_MS = 250

/** Whether a 404 is the API's own: a host in its place answers with a page or a text. Decision 246. */
function isVerdict(text: string): boolean {
  try {
    return isJsonObject(JSON.parse(text))
  } catch {
    return false
  }
}

/** What became of one call: the parsed data, a record that is not there (404), or why it failed. */
export type Reading<T> = { data: T } | { gone: true } | { failed: string }

class Refused extends Error {}

/**
 * Reads from the public API at an origin: without a token, each call up to three times, each with a time limit.
 * Call `close` when all is read. Never throws.
 */
export function createApiReader(origin: string) {
  const silent = new AbortController()
  const giveUp = () => silent.abort(new Error('the API stopped answering'))
  let silence = setTimeout(giveUp, SILENCE_MS)
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, SILENCE_MS)
  }

  async function ask(path: string): Promise<unknown> {
    const late = new AbortController()
    const tooLate = () => late.abort(new Error('no answer in time'))
    let limit = setTimeout(tooLate, BEGIN_MS)
    try {
      const signal = AbortSignal.any([late.signal, silent.signal])
      const response = await fetch(origin + API_PATH + path, {
        headers: { Accept: 'application/json' },
        signal,
      })
      heard()
      clearTimeout(limit)
      limit = setTimeout(tooLate, WHOLE_MS)
      const text = await textOf(response, heard)
      if (response.status === 404 && isVerdict(text)) return null
      const { status } = response
      if (status >= 400 && status < 500) throw new Refused(`HTTP ${status}`)
      if (!response.ok) throw new Error(`HTTP ${status}`)
      return JSON.parse(text)
    } finally {
      clearTimeout(limit)
    }
  }

  async function read<S extends v.GenericSchema>(
    schema: S,
    path: string,
    tries = TRIES,
  ): Promise<Reading<v.InferOutput<S>>> {
    for (let left = tries; ; left -= 1) {
      try {
        const body = await ask(path)
        if (body === null) return { gone: true }
        const result = v.safeParse(schema, body)
        if (!result.success) throw new Error('an answer of an unexpected form')
        return result.output === null ? { gone: true } : { data: result.output }
      } catch (error) {
        const isFinal = left === 1 || silent.signal.aborted || error instanceof Refused
        if (isFinal) return { failed: reasonOf(error) }
      }
      await pause(PAUSE_MS)
    }
  }

  return { read, close: () => clearTimeout(silence) }
}

/** What reads the calls of one snapshot. */
export type ApiReader = ReturnType<typeof createApiReader>

/** The text of an answer; `heard` is called for each part that arrives. */
async function textOf({ body }: Response, heard: () => void): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    heard()
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** Why a call failed, in a few words; `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'an answer that is not JSON'
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? String(cause.code) : cause.message
}
