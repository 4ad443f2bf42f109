import { env } from '@/lib/env'

const SERVICE_ORIGIN = 'https://api.emailjs.com'
const PATH = '/api/v1.0/email/send'
/** The version that the library reports; a test compares the two. */
const LIBRARY_VERSION = '4.4.1'

/** Used if no key is set: the local API accepts any. */
const LOCAL_KEYS = { serviceId: 'local', templateId: 'local', publicKey: 'local' }

/** The e-mail service of this site. It needs no document: the service worker uses it too. */
export type MailService = {
  keys: { serviceId: string; templateId: string; publicKey: string }
  origin: string
}

/** The service's answer, not yet interpreted. */
export type MailAnswer = { status: number; text: string }

/**
 * The service with the site's public settings. If none are set, it is null in a production build, and all
 * other builds send to the local API.
 */
export function mailService(): MailService | null {
  const keys = env.emailKeys ?? (env.localApi ? LOCAL_KEYS : null)
  return keys && { keys, origin: env.emailKeys ? SERVICE_ORIGIN : globalThis.location.origin }
}

/** Whether the service has taken the mail. Product 7, E-mail sending service. */
export function isTaken({ status, text }: MailAnswer): boolean {
  // A page in place of an answer (a hotel's login, say) also has the status 200.
  const isPage = text.trimStart().startsWith('<')
  return !isPage && (status === 200 || text === 'OK')
}

/** Sends byte for byte what the library sends. Throws if no answer came. */
export async function postMail(
  { keys, origin }: MailService,
  params: Record<string, string>,
  signal: AbortSignal | null = null,
): Promise<MailAnswer> {
  const response = await fetch(origin + PATH, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIBRARY_VERSION,
      user_id: keys.publicKey,
      service_id: keys.serviceId,
      template_id: keys.templateId,
      template_params: params,
    }),
    signal,
  })
  return { status: response.status, text: await response.text() }
}

/** Asks for nothing but an answer, of which the worker's cache has none. */
const HEAD = { method: 'HEAD', cache: 'no-store' } as const

/** Whether the service can be reached: any answer counts. Nothing is sent. */
export async function isReachable(
  { origin }: MailService,
  signal: AbortSignal | null = null,
): Promise<boolean> {
  try {
    await fetch(origin + PATH, { ...HEAD, mode: 'no-cors', signal })
    return true
  } catch {
    return false
  }
}

/** Whether our own host answers. If it does and the service does not, something on the way blocks the service. */
export async function isSiteReachable(signal: AbortSignal | null = null): Promise<boolean> {
  try {
    const { ok } = await fetch(`${globalThis.location.origin}/favicon.svg`, { ...HEAD, signal })
    return ok
  } catch {
    return false
  }
}
