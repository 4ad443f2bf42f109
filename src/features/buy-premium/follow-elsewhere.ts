import { sessionStore } from '@/auth/session-store'
import { pause } from '@/lib/loading/pause'
import { openElsewhere, refusalFor } from './outcomes'
import { purchaseProgress } from './purchase-progress'
import { untilTabLockFree } from './with-tab-lock'

/** The other tab's record may arrive here just after its lock. */
const RECORD_MS = 250

/**
 * Replaces "open in another tab" once the other tab is done with the lock `name`: by what Buy Now would say of its
 * payment, or by nothing if it was cancelled or closed. Never throws. Product 4, Membership.
 */
export async function followElsewhere(userId: string, name: string): Promise<void> {
  if (!(await untilTabLockFree(name))) return
  await pause(RECORD_MS)
  const { said } = purchaseProgress.get()
  if (said?.userId !== userId || said.outcome !== openElsewhere) return
  const user = sessionStore.get()?.user
  const refusal = user?._id === userId ? refusalFor(user, new Date()) : null
  if (refusal && purchaseProgress.isWatched()) purchaseProgress.say(userId, refusal)
  else purchaseProgress.set({ ...purchaseProgress.get(), said: null })
}
