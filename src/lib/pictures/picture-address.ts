const DATA_PICTURE = /^data:image\/(png|jpeg|webp|gif|avif);base64,[a-z0-9+/=\s]+$/i

const OWN_PHOTO = /^\/assets\/photos\/[0-9a-f]{12}\.webp$/

/** Whether an address is that of a photo which the build took out of the API's records. */
export const isOwnPhoto = (address: string): boolean => OWN_PHOTO.test(address)

/** Its longest side at most, in pixels. */
export const OWN_PHOTO_WIDTH = 960

/** Its form for lists: as wide as a card is on a phone, in pixels. */
export const SMALL_PHOTO_WIDTH = 400

/** The address of an own photo's small form. */
export const smallPhoto = (address: string): string =>
  address.replace(/\.webp$/, `-${SMALL_PHOTO_WIDTH}.webp`)

/**
 * The address of a picture that came from the API, or null where it must not be shown: only https,
 * embedded PNG, JPEG, WebP, GIF or AVIF (an SVG could carry a script) and the build's own files are.
 */
export function pictureAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const trimmed = address.trim()
  if (trimmed.startsWith('data:')) return DATA_PICTURE.test(trimmed) ? trimmed : null
  if (isOwnPhoto(trimmed)) return trimmed
  try {
    return new URL(trimmed).protocol === 'https:' ? trimmed : null
  } catch {
    return null
  }
}
