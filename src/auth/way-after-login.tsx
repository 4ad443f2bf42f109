import { loginWay } from '@/words/login-way'
import { useReady } from '@/lib/browser/page/use-ready'
import { paths } from '@/lib/navigation/paths'

/**
 * Above a form of the login pages: says where the login leads somebody who was sent there `from` another page. Product
 * 4, Session.
 */
export function WayAfterLogin({ from }: { from: string | null }) {
  // After a reload or a change of language `from` is known, but not to the prerendered HTML.
  const isReady = useReady()
  if (!isReady || from === null) return null
  const isPremium = from.split(/[?#]/)[0] === paths.premium.path
  return <p>{isPremium ? loginWay.premium : loginWay.page}</p>
}
