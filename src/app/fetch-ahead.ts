import { pathOf } from '@/lib/navigation/language'
import { savesData } from '@/lib/loading/saves-data'
import { preloadPageAt } from './route-table'

function fetchBehindLink({ target }: Event) {
  // A page in another language has its code in a build of its own.
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')
      : null
  // A failure is shown when it matters: when the page is opened.
  if (link) preloadPageAt(pathOf(link.pathname)).catch(() => undefined)
}

/**
 * Loads the code of a page when the mouse, a finger or the keyboard comes to a link to it; never
 * for a reader who saves data.
 */
export function fetchAhead() {
  if (savesData()) return
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, fetchBehindLink, { passive: true })
  }
}
