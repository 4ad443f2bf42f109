import { loginWay } from '@/words/login-way'
import { paths } from '@/lib/navigation/paths'

/**
 * Above a form of the login pages: where the login leads whoever was sent there `from` another page.
 * Product 4, Session.
 */
export function WayAfterLogin({ from }: { from: string | null }) {
  if (from === null) return null
  const isPremium = from.split(/[?#]/)[0] === paths.premium.path
  return <p>{isPremium ? loginWay.premium : loginWay.page}</p>
}
