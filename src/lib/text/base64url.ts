/** Text as letters, digits, - and _ alone, for an address; half of a letter becomes "\uFFFD". */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text again. Throws where it is none. */
export function fromBase64Url(text: string): string {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}
