import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { canBeYes, saysNo } from './answer'
import { credentials } from './credentials'
import { encodePart } from '@/lib/text/encode'
import { ApiError, isApiError, messageIn } from './errors'
import { noteAnswered, seemsEnded } from './token-end'
import { loadCode } from '@/lib/loading/load-code'

const loadClient = () => loadCode(() => import('./http-client'))

/** Loads the client's code ahead of the first call; a failure shows with that call. */
export function warmUpHttp() {
  loadClient().catch(() => undefined)
}

async function clientExchange() {
  try {
    return (await loadClient()).exchange
  } catch {
    throw new ApiError('unreachable')
  }
}

/**
 * Sends one request and gives the status and the unparsed body. Throws only ApiError.
 * The token is sent as it is, without "Bearer", and to the API host alone (Product 4,
 * Session).
 */
export async function send(config: AxiosRequestConfig): Promise<Answer> {
  const token = credentials.getToken()
  try {
    if (token && needsLogin(config) && seemsEnded(token)) await askAbout(token)
    const exchange = await clientExchange()
    return await exchange({ ...config, headers: token ? { Authorization: token } : {} })
  } catch (error) {
    if (isApiError(error) && error.status === 401 && token) credentials.onUnauthorized(token)
    throw error
  }
}

type Answer = { status: number; body: unknown }

/** Whether only a login is answered: members' and administrators' calls. Product 7. */
function needsLogin({ method = 'get', url = '' }: AxiosRequestConfig): boolean {
  const open = method.toLowerCase() === 'get' ? /^\/(?!auth\/)/ : OPEN_CHANGES
  return !open.test(url)
}

const OPEN_CHANGES = /^\/auth\/(?:register|login|forgetpswd|verifyotp|resetpassword)$/

/** How long (ms) a server has to answer a token that has ended by this device's clock. */
const ENDED_TOKEN_MS = 3000

const KEPT_MS = 5000

let asked: { token: string; answer: Promise<void> } | undefined

/**
 * Asks whether a token that seems to have ended still counts, before anything is sent with it:
 * servers of this family never answer one that ended. No answer in 3 s is their no, a 401; any
 * answer is left to the call itself. One question for all calls that wait. Product 6, Access checks.
 */
function askAbout(token: string): Promise<void> {
  if (asked?.token === token) return asked.answer
  const answer = ask(token)
  asked = { token, answer }
  const forget = () => {
    asked = undefined
  }
  // What follows a no (the access check, say) waits for no second one.
  answer.then(forget, () => setTimeout(forget, KEPT_MS))
  return answer
}

async function ask(token: string) {
  const exchange = await clientExchange()
  try {
    const headers = { Authorization: token }
    await exchange({ url: '/auth/userauth', headers, timeout: ENDED_TOKEN_MS })
    noteAnswered(token)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind === 'late') throw new ApiError('denied', { status: 401 })
    // Refused, or no line: the call itself tells, with its own time to wait.
  }
}

/** Parses an answer's body; a wrong shape is an ApiError of kind `unexpected`. */
export function parseBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (!result.success) {
    throw new ApiError('unexpected', { serverMessage: messageIn(body) })
  }
  return result.output
}

/** One request whose answer's body is parsed by `schema`. Throws only ApiError. */
export async function request<S extends v.GenericSchema>(
  schema: S,
  config: AxiosRequestConfig,
): Promise<v.InferOutput<S>> {
  const { body } = await send(config)
  return parseBody(schema, body)
}

/**
 * Sends a request whose answer is a yes or a no, with any words; gives the words. Throws ApiError:
 * `refused` for a no, also one with a friendly status, `unexpected` for what is no yes. `isYes` is
 * for calls whose answer is specified. Product 7.
 */
export async function sendForYes(
  config: AxiosRequestConfig,
  isYes: (body: unknown) => boolean = canBeYes,
): Promise<string | undefined> {
  const { status, body } = await send(config)
  const serverMessage = messageIn(body)
  if (saysNo(body)) throw new ApiError('refused', { status, serverMessage })
  if (!isYes(body)) throw new ApiError('unexpected', { status })
  return serverMessage
}

/** A path segment made safe: an id can never lead to another path. */
export function segment(id: string): string {
  // A URL resolves "." and ".." even when they are encoded once; twice, they are no id of anything.
  return encodePart(id).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%252E'))
}
