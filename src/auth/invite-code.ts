import { visitStore } from '@/lib/browser/storage'

const KEY = 'invite-code'

/**
 * The code of the invite link that was opened last: kept for this tab's visit, since who is invited looks
 * around first, until somebody has registered with it. Decision 151.
 */
export const inviteCode = {
  get: () => visitStore.get(KEY),
  keep: (code: string) => visitStore.set(KEY, code),
  drop: () => visitStore.remove(KEY),
}
