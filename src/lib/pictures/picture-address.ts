import { FILE_NAME, PHOTO_FOLDER } from '@/lib/site-files'

// Some senders write image/jpg, which is not a registered type; browsers show it as JPEG.
const DATA_PICTURE = /^data:image\/(png|jpe?g|webp|gif|avif);base64,[a-z0-9+/=\s]+$/i

const OWN_PHOTO = new RegExp(`^${PHOTO_FOLDER}${FILE_NAME}[.]webp$`)

/** Whether an address is that of a photo that the build extracted from the API's records. */
export const isOwnPhoto = (address: string): boolean => OWN_PHOTO.test(address)

/** The longest side of such a photo at most, in pixels. */
export const OWN_PHOTO_WIDTH = 960

/** The width of its small version for lists: as wide as a card is on a phone, in pixels. */
export const SMALL_PHOTO_WIDTH = 400

/** The address of the small version of such a photo. */
export const smallPhoto = (address: string): string =>
  address.replace(/\.webp$/, `-${SMALL_PHOTO_WIDTH}.webp`)

/**
 * The address of a picture from the API, or null if it must not be shown. Only https, embedded PNG, JPEG, WebP, GIF or
 * AVIF (an SVG could contain a script) and the build's own files are allowed.
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
