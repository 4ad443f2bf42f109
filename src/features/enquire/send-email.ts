import { env } from '@/lib/env'
import { loadCode } from '@/lib/loading/load-code'

const TIMEOUT_MS = 20_000
const SERVICE_ORIGIN = 'https://api.emailjs.com'

/** Where no key is set, the local API takes any. */
const LOCAL_KEYS = { serviceId: 'local', templateId: 'local', publicKey: 'local' }

function after(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
}

type Keys = { serviceId: string; templateId: string; publicKey: string }
type Answer = { status: number; text: string }

/**
 * What the library sends (Product 7, E-mail sending service), for browsers in which it cannot be
 * loaded.
 */
async function sendPlainly(keys: Keys, origin: string, params: Record<string, string>) {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service_id: keys.serviceId,
      template_id: keys.templateId,
      user_id: keys.publicKey,
      template_params: params,
    }),
  })
  return { status: response.status, text: await response.text() }
}

async function post(keys: Keys, origin: string, params: Record<string, string>): Promise<Answer> {
  // Loaded only now: it costs nobody else anything, and it throws where storage is denied.
  const library = await loadCode(() => import('@emailjs/browser')).catch(() => null)
  if (!library) return sendPlainly(keys, origin, params)
  library.init({ publicKey: keys.publicKey, origin })
  return library.send(keys.serviceId, keys.templateId, params)
}

/**
 * Sends an e-mail to the consultancy through the e-mail service; `params` are the template's
 * values. Throws whatever went wrong: no keys, no line, a refusal, no answer within 20 s. Where
 * no keys are set, all but a production build send to the local API.
 * Product 7, E-mail sending service.
 */
export async function sendEmail(params: Record<string, string>): Promise<void> {
  const keys = env.emailKeys ?? (env.localApi ? LOCAL_KEYS : null)
  if (!keys) throw new Error('The keys of the e-mail service are not set')
  const origin = env.emailKeys ? SERVICE_ORIGIN : window.location.origin
  const answer = await Promise.race([post(keys, origin, params), after(TIMEOUT_MS)])
  // A page in place of an answer (a hotel's login, say) also has the status 200.
  const isPage = answer.text.trimStart().startsWith('<')
  if (isPage || (answer.status !== 200 && answer.text !== 'OK')) {
    throw new Error(`The e-mail service answered ${answer.status}`)
  }
}
