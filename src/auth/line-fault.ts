import { isApiError } from '@/lib/api/errors'

/** Whether the server turned a call away unread, since there are too many or it came too slowly. */
export function isBusy(error: unknown): boolean {
  return isApiError(error) && (error.status === 408 || error.status === 429)
}

/** Whether the line or the server is to blame: nobody has said no. */
export function isLineFault(error: unknown): boolean {
  return isBusy(error) || !isApiError(error, 'refused', 'denied', 'not-found')
}
