import { Silent } from './engine.ts'

type Answer = { value: unknown }

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'value' in answer

const reasonOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'message' in value
    ? String(value.message)
    : JSON.stringify(value)

/** A command may take as long as loading a page. */
const COMMAND_MS = 20_000

/**
 * Sends a command to a WebDriver (the standard's JSON over HTTP), waiting `limit` ms at most; throws with the
 * driver's message, or `Silent` if it does not answer.
 */
export async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body: Record<string, unknown> = {},
  limit = COMMAND_MS,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit),
  }).then(
    async (response) => ({ ok: response.ok, body: (await response.json()) as unknown }),
    (error: unknown) => {
      throw new Silent(`the driver does not answer (${String(error)})`)
    },
  )
  if (!isAnswer(answer.body)) throw new Error(`${address} answers no WebDriver’s words`)
  if (!answer.ok) throw new Error(reasonOf(answer.body.value))
  return answer.body.value
}
