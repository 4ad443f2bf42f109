import { env } from '@/lib/env'

const TIMEOUT_MS = 20_000

/** Where no key is set, the local API takes any. */
const LOCAL_KEYS = { serviceId: 'local', templateId: 'local', publicKey: 'local' }

function after(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
}

/**
 * Sends an e-mail to the consultancy through the e-mail service; `params` are the template's
 * values. Throws whatever went wrong: no keys, no line, a refusal, no answer within 20 s. Where
 * no keys are set, all but a production build send to the local API. Specification 7.
 */
export async function sendEmail(params: Record<string, string>): Promise<void> {
  const keys = env.emailKeys ?? (env.localApi ? LOCAL_KEYS : null)
  if (!keys) throw new Error('The keys of the e-mail service are not set')
  // Loaded only now: it costs nobody else anything, and it throws where storage is denied.
  const { init, send } = await import('@emailjs/browser')
  // Without an origin it is the service's own.
  init({ publicKey: keys.publicKey, ...(!env.emailKeys && { origin: window.location.origin }) })
  const answer = await Promise.race([
    send(keys.serviceId, keys.templateId, params),
    after(TIMEOUT_MS),
  ])
  if (answer.status !== 200 && answer.text !== 'OK') {
    throw new Error(`The e-mail service answered ${answer.status}`)
  }
}
