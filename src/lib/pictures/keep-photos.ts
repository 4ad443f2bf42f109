import { NAME_LENGTH, PHOTO_FOLDER } from '@/lib/site-files'

type Pictured = { _id: string; photo: string }

/** The file that the build writes for a photo; null if the browser cannot work out its name. */
async function fileOf(photo: string): Promise<string | null> {
  // The browser has it only on https and localhost.
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!subtle) return null
  const sum = await subtle.digest('SHA-256', new TextEncoder().encode(photo.trim()))
  const hex = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0'))
  return `${PHOTO_FOLDER}${hex.join('').slice(0, NAME_LENGTH)}.webp`
}

/**
 * The fresh record, with the photo file that the page already shows if the API still sends that same photo: nothing
 * flickers and nothing loads twice. `before` is the record as the page has it.
 */
export async function keepPhoto<R extends Pictured>(fresh: R, before: R | undefined): Promise<R> {
  const shown = before?.photo ?? ''
  if (!shown.startsWith(PHOTO_FOLDER) || !fresh.photo.startsWith('data:')) return fresh
  return (await fileOf(fresh.photo)) === shown ? { ...fresh, photo: shown } : fresh
}

/** `keepPhoto` for a list. */
export function keepPhotos<R extends Pictured>(
  fresh: readonly R[],
  before: readonly R[] = [],
): Promise<R[]> {
  const known = new Map(before.map((record) => [record._id, record]))
  return Promise.all(fresh.map((record) => keepPhoto(record, known.get(record._id))))
}
