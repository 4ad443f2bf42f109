import { env } from '@/lib/env'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'

/** The address a member sends to friends: `<site>/register/<usercode>`. Product 2, User area. */
export function referralLink(usercode: string): string {
  return (env.siteUrl || window.location.origin) + addressOf(paths.registerInvited.href(usercode))
}
