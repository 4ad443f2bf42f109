/** What a page hears once the browser leaves it; Safari on a phone has no `beforeunload`. */
const SIGNS = ['popstate', 'beforeunload', 'pagehide']
/** Without a sign for so long, there is no page before. */
const SILENCE_MS = 300

/** Whether a page of the site is before this one; false if that is not known. */
const hasPageBefore = () => 'navigation' in window && window.navigation.canGoBack

/** Calls `run` unless the browser soon leaves the page. */
function unlessLeft(run: () => void) {
  const wait = new AbortController()
  const { signal } = wait
  const timer = setTimeout(() => {
    wait.abort()
    run()
  }, SILENCE_MS)
  for (const sign of SIGNS) window.addEventListener(sign, () => clearTimeout(timer), { signal })
}

/** A second press within this time is one of a double click. In ms. */
const AGAIN_MS = 500

/** Whether the browser has been told to go back a moment ago, and has not yet shown the other page. */
let isLeaving = false

function stay() {
  isLeaving = false
}

/**
 * Leads to the page before, by one page also at a double click, or calls `otherwise` if there is none. The history's
 * length does not tell: it counts the pages after this one, too. Product 2, The 404 page.
 */
export function goBack(otherwise: () => void) {
  if (window.history.length === 1) return otherwise()
  if (isLeaving) return undefined
  isLeaving = true
  setTimeout(stay, AGAIN_MS)
  window.addEventListener('popstate', stay, { once: true })
  if (!hasPageBefore()) unlessLeft(otherwise)
  return window.history.back()
}
