import type { Change } from './send-change'
import { halvePicture } from '@/lib/pictures/scale-picture'

/** A picture takes a slow line longer than other calls have: 340 kB at 130 kbit/s are 21 s. */
const TIMEOUT_MS = 60_000

/** Of a request with a picture: what is sent, and how long (ms) it may take. */
type Sending<F> = { data: F; timeout: number }

/**
 * Sends a record with its picture; where the server takes no request of this size (413), once
 * more with the picture at half its size. Gives what was sent last beside how it went. Decision 11.
 */
export async function sendWithPicture<F extends { photo: string }>(
  fields: F,
  send: (sending: Sending<F>) => Promise<Change>,
): Promise<{ change: Change; sent: F }> {
  const attempt = (data: F) => send({ data, timeout: TIMEOUT_MS })
  const change = await attempt(fields)
  if (change.outcome === 'done' || !change.tooLarge) return { change, sent: fields }
  const photo = await halvePicture(fields.photo)
  // Then it is not the picture that is too large.
  if (photo === null) return { change: { ...change, tooLarge: false }, sent: fields }
  const smaller = { ...fields, photo }
  return { change: await attempt(smaller), sent: smaller }
}
