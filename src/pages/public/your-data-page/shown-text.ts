import { LOGIN_KEY } from '@/auth/session-store'

const SECRET = /token|password|passcode|otp|secret/i
/** A JSON web token, wherever it is, also one that was cut short. */
const TOKEN = /eyJ[\w-]{8,}(?:\.[\w-]*)*/g

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function lines(value: unknown, name: string, hidden: string): string[] {
  if (value === null || value === '') return []
  if (!isObject(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const shown = SECRET.test(name) ? hidden : text.replaceAll(TOKEN, () => hidden)
    return [name ? `${name}: ${shown}` : shown]
  }
  return Object.entries(value).flatMap(([key, each]) => {
    const path = [name, Array.isArray(value) ? String(Number(key) + 1) : key]
    return lines(each, path.filter(Boolean).join(' › '), hidden)
  })
}

/** Text that is not JSON has no names: if it speaks of a secret, nobody can tell where that begins and ends. */
const plainLines = (text: string, hidden: string) =>
  SECRET.test(text) ? [hidden] : lines(text, '', hidden)

/**
 * The content of a text stored under `key`, a line for each value, with `hidden` in place of passwords and tokens. Text
 * that is not JSON is shown as it is; a login that is none is hidden. Product 10, Your data.
 */
export function shownText(text: string, hidden: string, key = ''): string[] {
  const isLogin = key === LOGIN_KEY
  try {
    const value: unknown = JSON.parse(text)
    return isLogin && (!isObject(value) || Array.isArray(value))
      ? [hidden]
      : lines(value, '', hidden)
  } catch {
    return isLogin ? [hidden] : plainLines(text, hidden)
  }
}
