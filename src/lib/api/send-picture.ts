import type { Change } from './send-change'
import { halvePicture } from '@/lib/pictures/scale-picture'

/**
 * Sends a record with its picture; where the server takes no request of this size (413), once
 * more with the picture at half its size. Gives what was sent last beside how it went. Decision 11.
 */
export async function sendWithPicture<F extends { photo: string }>(
  fields: F,
  send: (fields: F) => Promise<Change>,
): Promise<{ change: Change; sent: F }> {
  const change = await send(fields)
  if (change.outcome === 'done' || !change.tooLarge) return { change, sent: fields }
  const photo = await halvePicture(fields.photo)
  // Then it is not the picture that is too large.
  if (photo === null) return { change: { ...change, tooLarge: false }, sent: fields }
  const smaller = { ...fields, photo }
  return { change: await send(smaller), sent: smaller }
}
