import type { QueryKey } from '@tanstack/react-query'
import { halvePicture } from '@/lib/pictures/scale-picture'
import { afterChange } from './after-change'
import { credentials, isReplaced } from './credentials'
import { type Change, sendChange } from './send-change'

/** A picture takes a slow line longer than other calls have: 340 kB at 130 kbit/s are 21 s. */
const TIMEOUT_MS = 60_000

type Options<F> = {
  method: 'post' | 'put'
  url: string
  fields: F
  /** Where such records are shown, which asks anew. */
  shown: QueryKey
  /** For a call whose answer is specified. */
  isYes?: (body: unknown) => boolean
  /** Makes what is cached right before the next answers; `sent` has the picture that was taken. */
  onDone?: (sent: F) => void
}

/**
 * Saves a record with its picture; where the server takes no request of this size (413), once
 * more with the picture at half its size. Decision 11.
 */
export async function sendWithPicture<F extends { photo: string }>(
  options: Options<F>,
): Promise<Change> {
  const { change, sent } = await sendAsItFits(options)
  if (change.outcome === 'done') options.onDone?.(sent)
  afterChange(change, options.shown)
  return change
}

/** Gives what was sent last beside how it went. */
async function sendAsItFits<F extends { photo: string }>(
  options: Options<F>,
): Promise<{ change: Change; sent: F }> {
  const { method, url, fields, isYes } = options
  const attempt = (data: F) => sendChange({ method, url, data, timeout: TIMEOUT_MS }, isYes)
  const login = credentials.getToken()
  const change = await attempt(fields)
  if (change.outcome === 'done' || !change.tooLarge) return { change, sent: fields }
  const photo = await halvePicture(fields.photo)
  // A second request would go out in the name of the login that is there now.
  if (isReplaced(login)) return { change: { ...change, ofFormerLogin: true }, sent: fields }
  // Then it is not the picture that is too large.
  if (photo === null) return { change: { ...change, tooLarge: false }, sent: fields }
  const smaller = { ...fields, photo }
  return { change: await attempt(smaller), sent: smaller }
}
