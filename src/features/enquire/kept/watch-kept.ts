import { keptPlace, keptTimes } from '@/content/facts/kept-enquiries'
import { sessionStore } from '@/auth/session-store'
import { keptEnquiries } from '@/words/kept-enquiries'
import { notify } from '@/lib/notices/notify'
import type { KeptEnquiry } from './kept-enquiry'
import { forgetKept, forgetOthers, keptList, refreshKept, sendNow } from './kept-list'
import { standingOf } from './steps'

const anew = () => void sendNow(true)

/** Removes what a member wrote when their login ends, in whichever tab that happens. */
async function followLogin() {
  const count = await forgetOthers()
  if (count > 0) notify.success(keptEnquiries.loggedOut(count))
}

/**
 * Sends what waits while this page is open: at once, after reconnecting, and when a next try is due.
 * Listens for changes by other tabs and the worker, and for the end of a login. Returns the function
 * that stops it.
 */
export function watchKept(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sets the timer for the next try that is known; tries made offline get longer pauses each time. */
  function plan() {
    clearTimeout(timer)
    const times = keptList.get().flatMap((kept) => {
      const { state } = kept
      if (state.name === 'sending') return state.since + keptTimes.sending
      return state.name === 'waiting' && standingOf(kept, Date.now()) === 'waiting'
        ? state.next
        : []
    })
    if (times.length === 0) return
    const pause = Math.max(Math.min(...times) - Date.now(), keptTimes.firstPause)
    timer = setTimeout(() => void sendNow(false), Math.min(pause, keptTimes.longestPause))
  }

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(keptPlace.channel) : null
  channel?.addEventListener('message', () => void refreshKept(), { signal })
  window.addEventListener('online', anew, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && anew(), { signal })
  const stops = [
    keptList.subscribe(plan),
    sessionStore.subscribe(() => void followLogin()),
    () => channel?.close(),
  ]
  const now = Date.now()
  const isOld = ({ state }: KeptEnquiry) =>
    state.name === 'sent' && now - state.at > keptTimes.sentNote
  void Promise.all([forgetKept(isOld), followLogin()]).then(anew)
  return () => {
    watch.abort()
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
