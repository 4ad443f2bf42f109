import { pendingTimes } from '@/content/facts/pending-enquiries'
import { loadCode } from '@/lib/loading/load-code'
import { within } from '@/lib/loading/within'
import {
  isReachable,
  isSiteReachable,
  isTaken,
  type MailAnswer,
  type MailService,
  mailService,
  postMail,
} from './pending/mail-service'

type NoAnswer = {
  /** Whether the mail may be on its way or have arrived: there was a connection, but no answer came. */
  mayHaveArrived: boolean
  /** Whether the device is online, and only the service cannot be reached. */
  isBlocked: boolean
}

/** The service gave no answer: there is no connection, a bad one, or one that blocks the service. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  readonly mayHaveArrived: boolean
  readonly isBlocked: boolean

  constructor(message: string, { mayHaveArrived, isBlocked }: NoAnswer, cause?: Error) {
    super(message, { cause })
    this.mayHaveArrived = mayHaveArrived
    this.isBlocked = isBlocked
  }
}

/** One try: how far it came before it was given up. */
type Attempt = { isPosted: boolean; isAnswered: boolean; isGivenUp: boolean }

const soon = (asked: Promise<boolean>) => within(pendingTimes.reachable, asked, false)

/** What can be reached now: the service, and our own host. */
async function lookAround(service: MailService) {
  if (!navigator.onLine) return { isServiceThere: false, isBlocked: false }
  const [isServiceThere, isSiteThere] = await Promise.all([
    soon(isReachable(service)),
    soon(isSiteReachable()),
  ])
  return { isServiceThere, isBlocked: !isServiceThere && isSiteThere }
}

function giveUp(service: MailService, attempt: Attempt): Promise<never> {
  const { answer } = pendingTimes
  // A filter may let requests hang. Asked halfway, this is known when the time is up.
  let isBlocked = false
  const look = async () => {
    isBlocked = (await lookAround(service)).isBlocked
  }
  setTimeout(() => !attempt.isAnswered && void look(), answer / 2)
  return new Promise((_, reject) => {
    setTimeout(() => {
      attempt.isGivenUp = true
      const { isPosted: mayHaveArrived } = attempt
      reject(new NoAnswerError(`No answer within ${answer} ms`, { mayHaveArrived, isBlocked }))
    }, answer)
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
  const attempt: Attempt = { isPosted: false, isAnswered: false, isGivenUp: false }
  const sending = post(service, params, attempt)
    .finally(() => {
      attempt.isAnswered = true
    })
    .catch(async (error: unknown) => {
      // `fetch` throws a TypeError if no answer came.
      if (!(error instanceof TypeError)) throw error
      const { isServiceThere, isBlocked } = await lookAround(service)
      // A connection that works now may have broken after the service had taken the mail.
      throw new NoAnswerError(error.message, { mayHaveArrived: isServiceThere, isBlocked }, error)
    })
  const answer = await Promise.race([sending, giveUp(service, attempt)])
  if (!isTaken(answer)) throw new Error(`The e-mail service answered ${answer.status}`)
}
