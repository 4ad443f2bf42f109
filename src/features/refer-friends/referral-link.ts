import { paths } from '@/lib/navigation/paths'
import { publicAddress } from '@/lib/navigation/public-address'

/** The address a member sends to friends: `<site>/register/<usercode>`. Product 2, User area. */
export function referralLink(usercode: string): string {
  return publicAddress(paths.registerInvited.href(usercode))
}
