import { TYPED_BY } from '@/content/facts/pending-flag'
import { keysOfVisit } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'
import { sessionStore } from './session-store'

/**
 * Keys of what was typed and not sent, the reset email, the invite code and the answers about an offer. A test compares
 * them with stored-things.
 */
const PERSONAL = /^(?:draft:|typed:|reset-email$|invite-code$|offer-check$)/

/**
 * Deletes the personal data of this tab's visit: nobody may see it after a logout. Product 10, Nothing typed is lost.
 */
export function forgetTyped(): void {
  for (const key of keysOfVisit()) if (PERSONAL.test(key)) visitStore.remove(key)
}

/** The event of a page that returns from the browser's cache: its forms keep only what has a draft. */
const returned = () => Object.assign(new Event('pageshow'), { persisted: true })

/** Deletes what somebody else has typed; what is typed from now on belongs to `member`. */
function handOver(member: string) {
  forgetTyped()
  visitStore.set(TYPED_BY, member)
}

function followLogin() {
  const owner = visitStore.get(TYPED_BY)
  const present = sessionStore.get()?.user._id
  if (present === undefined || present === owner) return
  if (owner === null) {
    visitStore.set(TYPED_BY, present)
    return
  }
  handOver(present)
  // Forms that the new login removes store their text as they go, and those that stay still show it.
  setTimeout(() => {
    handOver(present)
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) form.reset()
    window.dispatchEvent(returned())
  })
}

/** Set once the login is followed, which then lasts as long as the page. */
let following: unknown

/**
 * What is typed in this tab belongs to the member who is logged in, and to the next one if nobody is. If another
 * member logs in, here or in another tab, it is deleted. Product 10, Several tabs.
 */
export function keepTypedApart(): void {
  followLogin()
  following ??= sessionStore.subscribe(followLogin)
}
