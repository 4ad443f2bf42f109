import { localStore } from '@/lib/browser/storage'

/** The `exp` of the last token that the server still answered after it had passed on this device. */
const KEY = 'answered-after-end'

const SECOND_MS = 1000

/** When a JWT ends by its own word, in ms; null for any other token. */
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
 * Whether a token has ended by this device's clock. False where the server answered it since: then
 * the clock is wrong, and the server's answer wins.
 */
export function seemsEnded(token: string): boolean {
  const end = endOfToken(token)
  return end !== null && end <= Date.now() && localStore.get(KEY) !== String(end)
}

/** The server answered this token, or has just given it: its `exp` is not believed any more. */
export function noteAnswered(token: string) {
  if (seemsEnded(token)) localStore.set(KEY, String(endOfToken(token)))
}
