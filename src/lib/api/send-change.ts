import type { AxiosRequestConfig } from 'axios'
import { credentials, isReplaced } from './credentials'
import { type ApiError, isApiError } from './errors'
import { sendForYes, type TroubleIn } from './http'
import { notify } from '@/lib/notices/notify'

/** "Content Too Large": express accepts 100 kB of JSON by default. */
const TOO_LARGE = 413

/** From this status on, something broke; below it, only a host that answers for the API is no refusal. */
const SERVER_ERROR = 500

/** From this status on, the answer comes from a gateway in front of the API. */
const BAD_GATEWAY = 502

/**
 * Why a change was not made. `serverSays`: the server's own message. `tooLarge`: the server accepts no request of this
 * size. `notFound`: it has no such record. `notKnown`: only the server knows whether it was made.
 */
export type ChangeProblem = {
  serverSays?: string | undefined
  tooLarge?: boolean
  notFound?: boolean
  notKnown?: boolean
}

type Answer = { outcome: 'done' } | ({ outcome: 'refused' | 'failed' } & ChangeProblem)

/**
 * How a change went. `refused`: the server refused it in an answer. `failed`: no proper answer arrived, or an error.
 * `ofFormerLogin`: another login has replaced the one that asked, so nobody is notified.
 */
export type Change = Answer & { ofFormerLogin: boolean }

/**
 * Sends a change. An object counts as success unless it says no (`saysNo`); `troubleIn` is for calls whose answer says
 * more. Product 7.
 */
export async function sendChange(
  config: AxiosRequestConfig,
  troubleIn?: TroubleIn,
): Promise<Change> {
  const login = credentials.getToken()
  const answer = await answerTo(config, troubleIn)
  return { ...answer, ofFormerLogin: isReplaced(login) }
}

async function answerTo(config: AxiosRequestConfig, troubleIn?: TroubleIn): Promise<Answer> {
  try {
    await sendForYes(config, troubleIn)
    return { outcome: 'done' }
  } catch (error) {
    if (!isApiError(error)) throw error
    const { serverMessage: serverSays, status = 0 } = error
    // A 4xx with a message is the server's refusal, like `success: false` with a success status.
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
 * Whether it is unknown if a change was made: the answer was lost, means neither success nor refusal, or comes from a
 * gateway, which may have stopped waiting for a server that is still working (some answer 503 for that, too), or from a
 * host in place of the API. Decisions 147 and 246.
 */
function isNotKnown({ kind, status }: ApiError): boolean {
  if (status === undefined || status >= BAD_GATEWAY || kind === 'unexpected') return true
  return kind === 'server' && status < SERVER_ERROR
}

/** The toasts about a change. Product 8, Forms and admin actions. */
type ChangeWords = { done: string; refused: string; failed: string }

/**
 * Shows a toast about how a change went, if it belongs to the current login; returns what is left to say of the problem
 * besides the toast, or undefined if all is well.
 */
export function reportChange(change: Change, words: ChangeWords): ChangeProblem | undefined {
  // The page that asked is gone with its login: nothing is left to say there, and nothing may continue.
  if (change.ofFormerLogin) return {}
  if (change.outcome === 'done') {
    notify.success(words.done)
    return undefined
  }
  const isRefusal = change.outcome === 'refused'
  notify.error(isRefusal ? (change.serverSays ?? words.refused) : words.failed)
  // The toast has said a refusal's message.
  return isRefusal ? { ...change, serverSays: undefined } : change
}
