import { visitStore } from '@/lib/browser/storage/storage'

const KEY = 'invite-code'
/** Prefix of a code that its reader refused to register with. */
const REFUSED = 'refused '

const isRefused = (code: string) => visitStore.get(KEY) === REFUSED + code

/**
 * The code of the invite link that was opened last: stored for this tab's visit, since an invited person looks around
 * first, until somebody has registered with it or refused it. Decision 151.
 */
export const inviteCode = {
  get: () => {
    const kept = visitStore.get(KEY)
    return kept?.startsWith(REFUSED) ? null : kept
  },
  keep: (code: string) => {
    if (!isRefused(code)) visitStore.set(KEY, code)
  },
  drop: () => visitStore.remove(KEY),
  isRefused,
  refuse: (code: string) => visitStore.set(KEY, REFUSED + code),
}
