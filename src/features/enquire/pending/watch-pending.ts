import { pendingStorage, pendingTimes } from '@/content/facts/pending-enquiries'
import { ENDED_LOGIN } from '@/content/facts/pending-flag'
import { sessionStore } from '@/auth/session-store'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { localStore } from '@/lib/browser/storage/storage'
import { notify } from '@/lib/notices/notify'
import type { PendingEnquiry } from './pending-enquiry'
import { forgetPending, forgetOthers, pendingList, refreshPending, sendNow } from './pending-list'
import { displayStateOf } from './pending-state'

const sendAtOnce = () => void sendNow(true)

/** Removes what a member wrote when they log out, in whichever tab that happens, or when another member logs in. */
async function followLogin() {
  if (sessionStore.get()) localStore.remove(ENDED_LOGIN)
  const count = await forgetOthers()
  if (count > 0) notify.success(pendingEnquiries.loggedOut(count))
}

/**
 * Sends what waits while this page is open: at once, after reconnecting, and when a next try is due.
 * Listens for changes by other tabs and the worker, and for the end of a login. Returns the function
 * that stops it.
 */
export function watchPending(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sets the timer for the next try that is known; tries made offline get longer pauses each time. */
  function plan() {
    clearTimeout(timer)
    const times = pendingList.get().flatMap((enquiry) => {
      const { state } = enquiry
      if (state.name === 'sending') return state.since + pendingTimes.sending
      return state.name === 'waiting' && displayStateOf(state, Date.now()) === 'waiting'
        ? state.next
        : []
    })
    if (times.length === 0) return
    const pause = Math.max(Math.min(...times) - Date.now(), pendingTimes.firstPause)
    timer = setTimeout(() => void sendNow(false), Math.min(pause, pendingTimes.longestPause))
  }

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(pendingStorage.channel) : null
  channel?.addEventListener('message', () => void refreshPending(), { signal })
  window.addEventListener('online', sendAtOnce, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && sendAtOnce(), { signal })
  const stops = [
    pendingList.subscribe(plan),
    sessionStore.subscribe(() => void followLogin()),
    () => channel?.close(),
  ]
  const now = Date.now()
  const isOld = ({ state }: PendingEnquiry) =>
    state.name === 'sent' && now - state.at > pendingTimes.sentNote
  void Promise.all([forgetPending(isOld), followLogin()]).then(sendAtOnce)
  return () => {
    watch.abort()
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
