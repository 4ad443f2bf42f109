import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { env } from '@/lib/env'
import { isJsonObject } from './answer'
import { API_PATH } from './api-path'
import { ApiError, isApiError, messageIn } from './errors'
import { noteAnswered, seemsEnded } from './token-end'

/** How long (ms) a call may stand still: until its answer begins, or between two pieces. */
const TIMEOUT_MS = 20_000

/** How long (ms) a call may take that never stands still: 20 MB at 1.6 Mbit/s take 100 s. */
const LONGEST_MS = 120_000

const client = axios.create({
  baseURL: env.apiHost + API_PATH,
  allowAbsoluteUrls: false,
  responseType: 'json',
  transitional: { silentJSONParsing: false },
})

/** What a server in front of the API answers too, with a page of its own: a call that it did not read. */
const UNREAD = new Set([408, 413, 429])

/**
 * Whether a 4xx is the API's own verdict: a JSON object, or a 403 in no words but its name. Hosts answer for an API
 * that is suspended, stopped or elsewhere with a page or a text, of status 404, 403 or 402. Decision 246.
 */
function isVerdict({ status, data }: AxiosResponse<unknown>): boolean {
  if (status === 401 || UNREAD.has(status)) return true
  if (status === 403 && typeof data === 'string') return /^(forbidden)?$/i.test(data.trim())
  return status < 500 && isJsonObject(data)
}

function toApiError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError('unexpected')
  const { response } = error
  if (!response) return new ApiError('unreachable')
  const { status } = response
  const details = { status, serverMessage: messageIn(response.data) }
  // A success status that still failed has a body that is not JSON: HTML, or cut short.
  if (status < 400) return new ApiError('unexpected', details)
  if (!isVerdict(response)) return new ApiError('server', details)
  if (status === 401 || status === 403) return new ApiError('denied', details)
  return new ApiError(status === 404 ? 'not-found' : 'refused', details)
}

type Answer = { status: number; body: unknown }

async function exchangeOnce(
  { timeout = TIMEOUT_MS, signal, ...config }: AxiosRequestConfig,
  token: string | null,
): Promise<Answer> {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (signal?.aborted) end()
  signal?.addEventListener?.('abort', end)

  let isLate = false
  const begun = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        isLate = true
        end()
      },
      Math.min(timeout, begun + LONGEST_MS - performance.now()),
    )
  }
  wait()

  try {
    const response: AxiosResponse<unknown> = await client.request({
      ...config,
      headers: token ? { Authorization: token } : {},
      signal: ended.signal,
      onDownloadProgress: wait,
      // To listen to an upload makes the browser ask the server first, which it does for JSON anyway.
      ...(config.data !== undefined && { onUploadProgress: wait }),
    })
    return { status: response.status, body: response.data }
  } catch (error) {
    throw isLate ? new ApiError('late') : toApiError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the call needs a login: the calls of members and administrators. Product 7. */
function needsLogin({ method = 'get', url = '' }: AxiosRequestConfig): boolean {
  const open = method.toLowerCase() === 'get' ? /^\/(?!auth\/)/ : OPEN_CHANGES
  return !open.test(url)
}

const OPEN_CHANGES = /^\/auth\/(?:register|login|forgetpswd|verifyotp|resetpassword)$/

/** How long (ms) a server has to answer a token that has expired by this device's clock. */
const ENDED_TOKEN_MS = 3000

const KEPT_MS = 5000

let asked: { token: string; answer: Promise<void> } | undefined

/**
 * Asks whether a token that seems to have expired is still valid, before anything is sent with it: servers of this kind
 * never answer an expired one. No answer in 3 s counts as a refusal, a 401; any answer is left to the call itself. All
 * waiting calls share one question. Decision 56.
 */
function askAbout(token: string): Promise<void> {
  if (asked?.token === token) return asked.answer
  const answer = ask(token)
  asked = { token, answer }
  const forget = () => {
    // By then the question may be about another token.
    if (asked?.answer === answer) asked = undefined
  }
  // A refusal is kept for a while: calls that follow it (the access check, say) do not wait for a second one.
  answer.then(forget, () => setTimeout(forget, KEPT_MS))
  return answer
}

async function ask(token: string) {
  try {
    await exchangeOnce({ url: '/auth/userauth', timeout: ENDED_TOKEN_MS }, token)
    noteAnswered(token)
  } catch (error) {
    if (isApiError(error, 'late')) throw new ApiError('denied', { status: 401 })
    // Refused, or offline: the call itself reports that, with its own timeout.
  }
}

/**
 * The one axios client for `<host>/api/v1`, used through `http.ts` alone, which loads it with the first call. Throws
 * only ApiError; also a 401 for an expired token that gets no answer.
 */
export async function exchange(config: AxiosRequestConfig, token: string | null): Promise<Answer> {
  if (token && needsLogin(config) && seemsEnded(token)) await askAbout(token)
  const answer = await exchangeOnce(config, token)
  // A token that the server has just issued is not expired, whatever the clock says.
  const given: unknown = config.url === '/auth/login' && Reflect.get(Object(answer.body), 'token')
  if (typeof given === 'string') noteAnswered(given)
  return answer
}
