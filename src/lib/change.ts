import type { AxiosRequestConfig } from 'axios'
import { canBeYes, saysNo } from './answer'
import { isApiError, messageIn } from './errors'
import { send } from './http'
import { notify } from './notify'

/**
 * How a change went. `refused`: the server said no in an answer, with its own words if it had
 * any. `failed`: no proper answer came, or an error.
 */
export type Change =
  | { outcome: 'done' }
  | { outcome: 'refused' | 'failed'; serverSays: string | undefined }

/**
 * Sends a change. An object counts as yes unless its `success` is false or it has an `error`;
 * `isYes` is for calls whose answer is specified. Specification 7.
 */
export async function sendChange(
  config: AxiosRequestConfig,
  isYes: (body: unknown) => boolean = canBeYes,
): Promise<Change> {
  try {
    const { body } = await send(config)
    if (saysNo(body)) return { outcome: 'refused', serverSays: messageIn(body) }
    return isYes(body) ? { outcome: 'done' } : { outcome: 'failed', serverSays: undefined }
  } catch (error) {
    if (!isApiError(error)) throw error
    const { serverMessage: serverSays } = error
    // A 4xx with words is the server's no, like `success: false`.
    const refused = error.kind === 'refused' && serverSays !== undefined
    return { outcome: refused ? 'refused' : 'failed', serverSays }
  }
}

/** The toasts about a change. Specification 8, Forms and admin actions. */
export type ChangeWords = { done: string; refused: string; failed: string }

/** What a failed change leaves to say beside its toast. */
export type ChangeProblem = { serverSays: string | undefined }

/** Says in a toast how a change went; gives the problem, or nothing when all is well. */
export function reportChange(change: Change, words: ChangeWords): ChangeProblem | undefined {
  if (change.outcome === 'done') {
    notify.success(words.done)
    return undefined
  }
  const { outcome, serverSays } = change
  notify.error(outcome === 'refused' ? (serverSays ?? words.refused) : words.failed)
  return { serverSays: outcome === 'failed' ? serverSays : undefined }
}
