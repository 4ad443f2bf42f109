import { COUNTRIES_CALL } from '@/content/facts/public-calls'
import { API_PATH } from '@/lib/api/api-path'
import { pause } from '@/lib/loading/pause'

/** After this long (ms) a message says that the refresh waits for the API. */
const SAY_MS = 4000
/** The pause between two requests (ms), if a gateway answers before the API is up. */
const AGAIN_MS = 3000

/** Whether the API itself answers, with whatever it says. */
async function answers(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(origin + API_PATH + COUNTRIES_CALL, { signal })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Waits until the API at an origin answers, for at most `most` ms: a host that lets it sleep takes up to a minute
 * to start it; with 0 nothing is asked. `say` gets a message if it takes longer than a moment. Never throws.
 * Product 10, Pages made of data.
 */
export async function wakeApi(
  origin: string,
  most: number,
  say: (words: string) => void,
): Promise<void> {
  if (most === 0) return
  const over = new AbortController()
  const end = Date.now() + most
  const limit = setTimeout(() => over.abort(), most)
  const words = `The API does not answer yet: waiting for it, ${Math.round(most / 1000)} s at most.`
  const saying = setTimeout(() => say(words), SAY_MS)
  // No request is made that has no time left for an answer.
  while (!(await answers(origin, over.signal)) && Date.now() + AGAIN_MS < end) await pause(AGAIN_MS)
  clearTimeout(limit)
  clearTimeout(saying)
}
