import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { env } from '@/lib/env'
import { ApiError, messageIn } from './errors'

const TIMEOUT_MS = 20_000

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
  if (!response) return new ApiError(error.code === 'ETIMEDOUT' ? 'late' : 'unreachable')
  const { status } = response
  const details = { status, serverMessage: messageIn(response.data) }
  // A success that still failed has a body that is no JSON: HTML, or cut short.
  if (status < 400) return new ApiError('unexpected', details)
  if (status === 401 || status === 403) return new ApiError('denied', details)
  if (status === 404) return new ApiError('not-found', details)
  return new ApiError(status >= 500 ? 'server' : 'refused', details)
}

/**
 * The one axios client for `<host>/api/v1`, used through `http.ts` alone, which loads it with the
 * first call. Throws only ApiError.
 */
export async function exchange(
  config: AxiosRequestConfig,
): Promise<{ status: number; body: unknown }> {
  try {
    const response: AxiosResponse<unknown> = await client.request(config)
    return { status: response.status, body: response.data }
  } catch (error) {
    throw toApiError(error)
  }
}
