/**
 * The page to go to after login, or null. Only a path of this site is accepted: no other
 * origin, no protocol-relative address, not the login page itself.
 */
export function returnAddress(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  try {
    const base = 'https://site.invalid'
    const url = new URL(from, base)
    if (url.origin !== base || url.pathname === '/login') return null
    // A path such as "/\evil.example" or "//x" parses to another origin and was refused above.
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
