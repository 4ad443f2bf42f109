import { localStore } from '@/lib/browser/storage/storage'

/** The key of the `exp` of the last token that the server still answered after it expired on this device. */
const KEY = 'answered-after-end'

const SECOND_MS = 1000

/** When a JWT expires according to its `exp`, in ms; null for any other token. */
export function endOfToken(token: string): number | null {
  const [, claims = ''] = token.split('.')
  try {
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
    const end: unknown = Reflect.get(Object(JSON.parse(text)), 'exp')
    return typeof end === 'number' && Number.isFinite(end) ? end * SECOND_MS : null
  } catch {
    return null
  }
}

/**
 * Whether a token has expired by this device's clock. False if the server answered it since: then the clock is wrong,
 * and the server's answer wins.
 */
export function seemsEnded(token: string): boolean {
  const end = endOfToken(token)
  return end !== null && end <= Date.now() && localStore.get(KEY) !== String(end)
}

/** Notes that the server answered this token, or has just issued it: its `exp` is ignored from now on. */
export function noteAnswered(token: string) {
  if (seemsEnded(token)) localStore.set(KEY, String(endOfToken(token)))
}
