import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { credentials } from './credentials'
import { env } from './env'
import { ApiError, messageIn } from './errors'

const TIMEOUT_MS = 20_000

/** The one client for `<host>/api/v1`. The token goes to this host and nowhere else. */
const client = axios.create({
  baseURL: `${env.apiHost}/api/v1`,
  timeout: TIMEOUT_MS,
  allowAbsoluteUrls: false,
  responseType: 'json',
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
})

function toApiError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError('unexpected')
  const { response } = error
  if (!response) return new ApiError('unreachable')
  const { status } = response
  const details = { status, serverMessage: messageIn(response.data) }
  // A success that still failed has a body that is no JSON: HTML, or cut short.
  if (status < 400) return new ApiError('unexpected', details)
  if (status === 401 || status === 403) return new ApiError('denied', details)
  if (status === 404) return new ApiError('not-found', details)
  return new ApiError(status >= 500 ? 'server' : 'refused', details)
}

/**
 * Sends one request and gives the status and the unparsed body. Throws only ApiError.
 * The token is sent as it is, without "Bearer" (specification 4, Session).
 */
export async function send(config: AxiosRequestConfig): Promise<{ status: number; body: unknown }> {
  const token = credentials.getToken()
  try {
    const response: AxiosResponse<unknown> = await client.request({
      ...config,
      headers: token ? { Authorization: token } : {},
    })
    return { status: response.status, body: response.data }
  } catch (error) {
    const apiError = toApiError(error)
    if (apiError.status === 401 && token) credentials.onUnauthorized(token)
    throw apiError
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

/** A path segment made safe: an id can never lead to another path. */
export function segment(id: string): string {
  // A URL resolves "." and ".." even when they are encoded once; twice, they are no id of anything.
  return encodeURIComponent(id).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%252E'))
}
