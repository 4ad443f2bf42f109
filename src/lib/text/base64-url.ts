/** Text encoded with only letters, digits, - and _, for an address: its UTF-8 in base64 (RFC 4648, 5). */
export function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text back, or null if it is not valid. */
export function fromBase64Url(coded: string): string | null {
  try {
    const bytes = atob(coded.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return null
  }
}
