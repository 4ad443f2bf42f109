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

function after(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    const late = new NoAnswerError(`No answer within ${ms} ms`, { mayHaveArrived: true })
    setTimeout(() => reject(late), ms)
  })
}

async function post(service: MailService, params: Record<string, string>): Promise<MailAnswer> {
  // Loaded only when a mail is sent; it throws if storage is denied.
  const library = await loadCode(() => import('@emailjs/browser')).catch(() => null)
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
  const sending = post(service, params).catch(async (error: unknown) => {
    // `fetch` throws a TypeError if no answer came.
    if (!(error instanceof TypeError)) throw error
    // A connection that works now may have broken after the service had taken the mail.
    const mayHaveArrived =
      navigator.onLine && (await within(pendingTimes.reachable, isReachable(service), false))
    throw new NoAnswerError(error.message, { mayHaveArrived, cause: error })
  })
  const answer = await Promise.race([sending, after(pendingTimes.answer)])
  if (!isTaken(answer)) throw new Error(`The e-mail service answered ${answer.status}`)
}
