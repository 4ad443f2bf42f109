import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { canBeYes, saysNo } from './answer'
import { credentials } from './credentials'
import { encodePart } from '@/lib/text/encode'
import { ApiError, isApiError, messageIn } from './errors'
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

/** `read` is set while a call asks for the cached copy of an earlier answer; see src/lib/api/ask-cache.ts. */
export const keptAnswers: { read?: (path: string) => Promise<unknown> } = {}

/**
 * Sends one request and returns the status and the unparsed body. Throws only ApiError. The token is sent as it is,
 * without "Bearer", and to the API host alone (Product 4, Session).
 */
export async function send(config: AxiosRequestConfig): Promise<{ status: number; body: unknown }> {
  const { read } = keptAnswers
  if (read) return { status: 200, body: await read(config.url ?? '') }
  const token = credentials.getToken()
  try {
    const exchange = await clientExchange()
    return await exchange(config, token)
  } catch (error) {
    if (isApiError(error) && error.status === 401 && token) credentials.onUnauthorized(token)
    throw error
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

/** Sends one request and parses the answer's body with `schema`. Throws only ApiError. */
export async function request<S extends v.GenericSchema>(
  schema: S,
  config: AxiosRequestConfig,
): Promise<v.InferOutput<S>> {
  const { body } = await send(config)
  return parseBody(schema, body)
}

/** What an answer with a success status may mean in place of success. */
export type AnswerTrouble = 'refused' | 'not-found' | 'unexpected'

/** Reads an answer that can mean success; undefined: it does. */
export type TroubleIn = (body: unknown) => AnswerTrouble | undefined

/**
 * Sends a request whose answer means success or refusal; returns the message in the answer, if any. Throws ApiError:
 * `refused` for a refusal, even with a success status, `unexpected` for an answer that means no success. `troubleIn` is
 * for calls whose answer says more. Product 7.
 */
export async function sendForYes(
  config: AxiosRequestConfig,
  troubleIn?: TroubleIn,
): Promise<string | undefined> {
  const { status, body } = await send(config)
  const serverMessage = messageIn(body)
  const no = saysNo(body) ? 'refused' : 'unexpected'
  const trouble = canBeYes(body) ? troubleIn?.(body) : no
  if (trouble === 'refused') throw new ApiError(trouble, { status, serverMessage })
  // Its message may be one of success, so it is not shown as an error.
  if (trouble) throw new ApiError(trouble, { status })
  return serverMessage
}

/**
 * The record that was asked for by its id. Throws ApiError: `not-found` if there is none, `unexpected` if it is another
 * one. Servers find ids in capitals too. Decision 247.
 */
export function asAsked<T extends { _id: string }>(record: T | null | undefined, id: string): T {
  if (!record) throw new ApiError('not-found')
  if (record._id.toLowerCase() !== id.toLowerCase()) throw new ApiError('unexpected')
  return record
}

/** A path segment made safe: an id can never lead to another path. */
export function segment(id: string): string {
  // A URL resolves "." and ".." even if they are encoded once; encoded twice, they match no id.
  return encodePart(id).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%252E'))
}
