import { pendingTimes } from '@/content/facts/pending-enquiries'
import { loadCode } from '@/lib/loading/load-code'
import { within } from '@/lib/loading/within'
import {
  isReachable,
  isTaken,
  type MailAnswer,
  type MailService,
  mailService,
  postMail,
} from './pending/mail-service'

/** The service gave no answer: there is no connection, or a bad one. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  /** Whether the mail may be on its way or have arrived: there was a connection, but no answer came. */
  readonly mayHaveArrived: boolean

  constructor(
    message: string,
    { mayHaveArrived, cause }: { mayHaveArrived: boolean; cause?: Error },
  ) {
    super(message, { cause })
    this.mayHaveArrived = mayHaveArrived
  }
}

/** One try: how far it came before it was given up. */
type Attempt = { isPosted: boolean; isGivenUp: boolean }

function giveUp(attempt: Attempt, ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      attempt.isGivenUp = true
      const { isPosted: mayHaveArrived } = attempt
      reject(new NoAnswerError(`No answer within ${ms} ms`, { mayHaveArrived }))
    }, ms)
  })
}

async function post(
  service: MailService,
  params: Record<string, string>,
  attempt: Attempt,
): Promise<MailAnswer> {
  // Loaded only when a mail is sent; it throws if storage is denied.
  const library = await loadCode(() => import('@emailjs/browser')).catch(() => null)
  // The person was told that it failed, and may have sent it in another way since.
  if (attempt.isGivenUp) throw new Error('The code to send it came too late')
  attempt.isPosted = true
  if (!library) return postMail(service, params)
  const { keys, origin } = service
  library.init({ publicKey: keys.publicKey, origin })
  return library.send(keys.serviceId, keys.templateId, params)
}

/**
 * Sends an e-mail to the consultancy through the e-mail service; `params` are the template's
 * values. Throws on every failure: no keys, a refusal; NoAnswerError without a connection or an answer
 * within 20 s. If no keys are set, all but a production build send to the local API.
 * Product 7, E-mail sending service.
 */
export async function sendEmail(params: Record<string, string>): Promise<void> {
  const service = mailService()
  if (!service) throw new Error('The keys of the e-mail service are not set')
  const attempt: Attempt = { isPosted: false, isGivenUp: false }
  const sending = post(service, params, attempt).catch(async (error: unknown) => {
    // `fetch` throws a TypeError if no answer came.
    if (!(error instanceof TypeError)) throw error
    // A connection that works now may have broken after the service had taken the mail.
    const mayHaveArrived =
      navigator.onLine && (await within(pendingTimes.reachable, isReachable(service), false))
    throw new NoAnswerError(error.message, { mayHaveArrived, cause: error })
  })
  const answer = await Promise.race([sending, giveUp(attempt, pendingTimes.answer)])
  if (!isTaken(answer)) throw new Error(`The e-mail service answered ${answer.status}`)
}
