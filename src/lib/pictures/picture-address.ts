const DATA_PICTURE = /^data:image\/(png|jpeg|webp|gif|avif);base64,[a-z0-9+/=\s]+$/i

/**
 * The address of a picture that came from the API, or null where it must not be shown:
 * only https and embedded PNG, JPEG, WebP, GIF or AVIF are (an SVG could carry a script).
 */
export function pictureAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const trimmed = address.trim()
  if (trimmed.startsWith('data:')) return DATA_PICTURE.test(trimmed) ? trimmed : null
  try {
    return new URL(trimmed).protocol === 'https:' ? trimmed : null
  } catch {
    return null
  }
}
