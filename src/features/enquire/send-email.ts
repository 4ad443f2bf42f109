import { loadCode } from '@/lib/loading/load-code'
import {
  isTaken,
  type MailAnswer,
  type MailService,
  mailService,
  postMail,
} from './kept/mail-service'

const TIMEOUT_MS = 20_000

/** No answer of the service: no line, or a bad one. Nobody can tell whether anything arrived. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

function after(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new NoAnswerError(`No answer within ${ms} ms`)), ms)
  })
}

async function post(service: MailService, params: Record<string, string>): Promise<MailAnswer> {
  // Loaded only now: it costs nobody else anything, and it throws where storage is denied.
  const library = await loadCode(() => import('@emailjs/browser')).catch(() => null)
  if (!library) return postMail(service, params)
  const { keys, origin } = service
  library.init({ publicKey: keys.publicKey, origin })
  return library.send(keys.serviceId, keys.templateId, params)
}

/**
 * Sends an e-mail to the consultancy through the e-mail service; `params` are the template's
 * values. Throws whatever went wrong: no keys, a refusal; NoAnswerError for no line and for no answer
 * within 20 s. Where no keys are set, all but a production build send to the local API.
 * Product 7, E-mail sending service.
 */
export async function sendEmail(params: Record<string, string>): Promise<void> {
  const service = mailService()
  if (!service) throw new Error('The keys of the e-mail service are not set')
  const sending = post(service, params).catch((error: unknown) => {
    // What `fetch` throws where no answer came.
    throw error instanceof TypeError ? new NoAnswerError(error.message, { cause: error }) : error
  })
  const answer = await Promise.race([sending, after(TIMEOUT_MS)])
  if (!isTaken(answer)) throw new Error(`The e-mail service answered ${answer.status}`)
}
