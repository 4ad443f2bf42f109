import type { QueryKey } from '@tanstack/react-query'
import { halvePicture } from '@/lib/pictures/scale-picture'
import { afterChange } from './after-change'
import { credentials, isReplaced } from './credentials'
import type { TroubleIn } from './http'
import { type Change, sendChange } from './send-change'

/** A picture needs more time than other calls, since not every browser tells how much of it is sent. */
const TIMEOUT_MS = 60_000

type Options<F> = {
  method: 'post' | 'put'
  url: string
  fields: F
  /** The query that shows such records, which loads again. */
  shown: QueryKey
  /** Reads an answer that is no plain refusal. */
  troubleIn: TroubleIn
  /** Corrects what is cached before the next answers; `sent` has the picture that was accepted. */
  onDone?: (sent: F) => void
}

/**
 * Saves a record with its picture; if the server accepts no request of this size (413), once more with the picture at
 * half its size. Decision 11.
 */
export async function sendWithPicture<F extends { photo: string }>(
  options: Options<F>,
): Promise<Change> {
  const { change, sent } = await sendAsItFits(options)
  if (change.outcome === 'done') options.onDone?.(sent)
  afterChange(change, options.shown)
  return change
}

/** Returns how it went, and what was sent last. */
async function sendAsItFits<F extends { photo: string }>(
  options: Options<F>,
): Promise<{ change: Change; sent: F }> {
  const { method, url, fields, troubleIn } = options
  const attempt = (data: F) => sendChange({ method, url, data, timeout: TIMEOUT_MS }, troubleIn)
  const login = credentials.getToken()
  const change = await attempt(fields)
  if (change.outcome === 'done' || !change.tooLarge) return { change, sent: fields }
  const photo = await halvePicture(fields.photo)
  // A second request would be sent with the new login's token.
  if (isReplaced(login)) return { change: { ...change, ofFormerLogin: true }, sent: fields }
  // No smaller picture could be made, so the picture is not what is too large.
  if (photo === null) return { change: { ...change, tooLarge: false }, sent: fields }
  const smaller = { ...fields, photo }
  return { change: await attempt(smaller), sent: smaller }
}
