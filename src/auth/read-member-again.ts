import { memberKey } from '@/entities/user/keys'
import { LOGIN_KEY, sessionStore } from './session-store'
import { queryClient } from '@/lib/api/query'
import { onOtherTab } from '@/lib/browser/storage/storage'

/** For an account that has changed: what was read before, or is on its way, must not undo the change. */
export async function readMemberAgain(id: string): Promise<void> {
  const readings = { queryKey: memberKey(id) }
  // Otherwise a request on its way, even the first, would count as the new one.
  await queryClient.cancelQueries(readings)
  await queryClient.invalidateQueries(readings)
}

function readStoredAgain() {
  const id = sessionStore.get()?.user._id
  if (id) void readMemberAgain(id)
}

/** Set once the login is followed, which then lasts as long as the page. */
let following: unknown

/** From the first call on, a change of the login in another tab marks what was read as outdated. */
export function watchOtherTabs() {
  following ??= onOtherTab(LOGIN_KEY, readStoredAgain)
}
