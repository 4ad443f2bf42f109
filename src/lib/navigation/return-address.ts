import { paths } from './paths'

/** Pages that lead to a login; nobody wants to come back to them once logged in. */
const LOGIN_PAGES = [paths.login.path, paths.register.path, paths.forget.path]

/** Decodes the path as the router does: "/%6Cogin" is a login page too. Throws if it cannot be decoded. */
function isLoginPage(pathname: string): boolean {
  const path = decodeURIComponent(pathname).toLowerCase()
  return LOGIN_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
}

/**
 * The page to go to after login, or null. Only a path of this site is accepted: no other
 * origin, no protocol-relative address, and none of the login pages themselves.
 */
export function returnAddress(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  try {
    const base = 'https://site.invalid'
    const url = new URL(from, base)
    // "/\evil.example" and "//evil.example" parse to another origin; "/.//evil.example" keeps
    // this one, but its normalised path would be read as another host.
    if (url.origin !== base || url.pathname.startsWith('//') || isLoginPage(url.pathname))
      return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
