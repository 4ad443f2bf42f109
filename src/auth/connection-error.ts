import { isApiError } from '@/lib/api/errors'

/** Whether the server rejected a call unread, because there were too many or it arrived too slowly. */
export function isBusy(error: unknown): boolean {
  return isApiError(error) && (error.status === 408 || error.status === 429)
}

/** Whether the connection or the server is to blame: nothing was refused. */
export function isConnectionError(error: unknown): boolean {
  return isBusy(error) || !isApiError(error, 'refused', 'denied', 'not-found')
}
