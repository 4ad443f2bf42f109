import { watchTouch } from './watch-touch'

const DELAY_MS = 3000
const LOOK_AGAIN_MS = 500

/** What covers the page while it is open; the one in the page's header is the side menu. */
const COVERED = 'dialog[open], [aria-modal="true"], header details[open]'

/** Milliseconds to wait: 3000 from the load of the page, which happened before this code ran. */
function delayFromLoad(): number {
  const [page] = performance.getEntriesByType('navigation')
  const loaded: unknown = page && Reflect.get(page, 'loadEventEnd')
  const since = typeof loaded === 'number' && loaded > 0 ? performance.now() - loaded : 0
  // After more than that, the home page was opened from another page.
  return since < DELAY_MS ? DELAY_MS - since : DELAY_MS
}

/** Another dialog or the side menu is open, or somebody is typing: not the moment for a pop-up. */
function isBadMoment(): boolean {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLElement &&
    (activeElement.matches('input, select, textarea') || activeElement.isContentEditable)
  return typing || document.querySelector(COVERED) !== null
}

/**
 * Waits for the moment of the pop-up: 3000 ms after load, and never in the middle of something else:
 * not under a finger, and not on a page that is being scrolled. `prepare` loads its code; on a slow
 * connection the moment is checked once the code has arrived. Then calls `come`, but never if the code
 * fails to load. Returns the function that ends the waiting. Product 4, Consultation pop-up.
 */
export function awaitMoment(prepare: () => Promise<unknown>, come: () => void): () => void {
  const hands = watchTouch()
  let isGone = false
  let timer: ReturnType<typeof setTimeout>
  function look() {
    if (isGone) return
    if (isBadMoment() || hands.isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
    else come()
  }
  timer = setTimeout(() => void prepare().then(look, () => undefined), delayFromLoad())
  return () => {
    isGone = true
    clearTimeout(timer)
    hands.stop()
  }
}
