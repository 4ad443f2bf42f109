import { loginWay } from '@/words/login-way'
import { useReady } from '@/lib/browser/use-ready'
import { paths } from '@/lib/navigation/paths'

/**
 * Above a form of the login pages: where the login leads whoever was sent there `from` another page.
 * Product 4, Session.
 */
export function WayAfterLogin({ from }: { from: string | null }) {
  // A reload or another language brings `from` along, and HTML that knows nothing of it.
  const isReady = useReady()
  if (!isReady || from === null) return null
  const isPremium = from.split(/[?#]/)[0] === paths.premium.path
  return <p>{isPremium ? loginWay.premium : loginWay.page}</p>
}
