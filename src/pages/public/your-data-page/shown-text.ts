const SECRET = /token|password|passcode|otp|secret/i
/** A JSON web token, wherever it is. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.?[\w-]*$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function lines(value: unknown, name: string, hidden: string): string[] {
  if (value === null || value === '') return []
  if (!isObject(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const shown = SECRET.test(name) || TOKEN.test(text) ? hidden : text
    return [name ? `${name}: ${shown}` : shown]
  }
  return Object.entries(value).flatMap(([key, each]) => {
    const path = [name, Array.isArray(value) ? String(Number(key) + 1) : key]
    return lines(each, path.filter(Boolean).join(' › '), hidden)
  })
}

/**
 * The content of a stored text, a line for each value, with `hidden` in place of passwords and tokens. Text
 * that is not JSON is shown as it is. Product 10, Your data.
 */
export function shownText(text: string, hidden: string): string[] {
  try {
    return lines(JSON.parse(text), '', hidden)
  } catch {
    return lines(text, '', hidden)
  }
}
