import { memberKey } from '@/entities/user/keys'
import { sessionStore } from './session-store'
import { queryClient } from '@/lib/api/query'
import { onOtherTab } from '@/lib/browser/storage'

/** The account has changed: what was read before, or is on its way, must not undo it. */
export async function readMemberAgain(id: string): Promise<void> {
  const readings = { queryKey: memberKey(id) }
  // One on its way, and the first, would else count as the new one.
  await queryClient.cancelQueries(readings)
  await queryClient.invalidateQueries(readings)
}

function readStoredAgain() {
  const id = sessionStore.get()?.user._id
  if (id) void readMemberAgain(id)
}

let stop: (() => void) | undefined

/** From the first reading on, a change of the login in another tab outdates what was read. */
export function watchOtherTabs() {
  stop ??= onOtherTab('auth', readStoredAgain)
}
