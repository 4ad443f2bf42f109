import type { AxiosRequestConfig } from 'axios'
import { canBeYes } from './answer'
import { credentials, isReplaced } from './credentials'
import { type ApiError, isApiError } from './errors'
import { sendForYes } from './http'
import { notify } from '@/lib/notices/notify'

/** "Content Too Large": express takes 100 kB of JSON unless told otherwise. */
const TOO_LARGE = 413

/** From here on it is not the API that speaks, but what stands before it. */
const BAD_GATEWAY = 502

type Answer =
  | { outcome: 'done' }
  | {
      outcome: 'refused' | 'failed'
      serverSays: string | undefined
      tooLarge?: boolean
      notFound?: boolean
      notKnown?: boolean
    }

/**
 * How a change went. `refused`: the server said no in an answer, with its own words if it had
 * any. `failed`: no proper answer came, or an error. `tooLarge`: the server takes no request of
 * this size. `notFound`: it has no such record. `notKnown`: nobody but the server knows whether it was
 * made. `ofFormerLogin`: another login has replaced the one that asked, so nobody is to hear of it.
 */
export type Change = Answer & { ofFormerLogin: boolean }

/**
 * Sends a change. An object counts as yes unless its `success` is false or it has an `error`;
 * `isYes` is for calls whose answer is specified. Product 7.
 */
export async function sendChange(
  config: AxiosRequestConfig,
  isYes: (body: unknown) => boolean = canBeYes,
): Promise<Change> {
  const login = credentials.getToken()
  const answer = await answerTo(config, isYes)
  return { ...answer, ofFormerLogin: isReplaced(login) }
}

async function answerTo(
  config: AxiosRequestConfig,
  isYes: (body: unknown) => boolean,
): Promise<Answer> {
  try {
    await sendForYes(config, isYes)
    return { outcome: 'done' }
  } catch (error) {
    if (!isApiError(error)) throw error
    const { serverMessage: serverSays, status = 0 } = error
    // A 4xx with words is the server's no, like `success: false` with a friendly status.
    const refused = error.kind === 'refused' && (serverSays !== undefined || status < 400)
    return {
      outcome: refused ? 'refused' : 'failed',
      serverSays,
      tooLarge: status === TOO_LARGE,
      notFound: error.kind === 'not-found',
      notKnown: isNotKnown(error),
    }
  }
}

/**
 * Whether nobody knows what became of a change: the answer was lost, is neither a yes nor a no, or is
 * that of a gateway, which may have stopped waiting for a server at work. Some say 503 for that, too.
 * Decision 147.
 */
function isNotKnown({ kind, status }: ApiError): boolean {
  return status === undefined || status >= BAD_GATEWAY || kind === 'unexpected'
}

/** The toasts about a change. Product 8, Forms and admin actions. */
type ChangeWords = { done: string; refused: string; failed: string }

/** What a failed change leaves to say beside its toast. */
export type ChangeProblem = {
  serverSays: string | undefined
  tooLarge?: boolean | undefined
  notFound?: boolean | undefined
  notKnown?: boolean | undefined
}

/**
 * Says in a toast how a change went, if it is the present login's; gives the problem, or nothing
 * when all is well.
 */
export function reportChange(change: Change, words: ChangeWords): ChangeProblem | undefined {
  // The page that asked has gone with its login; it has nowhere to go on to.
  if (change.ofFormerLogin) return { serverSays: undefined }
  if (change.outcome === 'done') {
    notify.success(words.done)
    return undefined
  }
  const { outcome, serverSays, tooLarge, notFound, notKnown } = change
  notify.error(outcome === 'refused' ? (serverSays ?? words.refused) : words.failed)
  const beside = outcome === 'failed' ? serverSays : undefined
  return { serverSays: beside, tooLarge, notFound, notKnown }
}
