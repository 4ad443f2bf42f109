import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { leftPaths } from '@/app/offline/offline-parts'
import { afterFrame } from '@/lib/browser/after-frame'

const WAIT_MS = 5000

/** Shows, with the next page, a font that loaded late and would have moved lines being read. Decision 156. */
const showLetters = () => void delete document.documentElement.dataset['letters']

/** Scrolls to the element with an id and focuses it, unless something in it has the focus. */
function goTo(id: string): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  if (!place.contains(document.activeElement)) {
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  return true
}

/** Goes to the element as soon as it exists: its page may load late. Gives up after 5 s. */
function goToOnceThere(id: string) {
  if (goTo(id)) return undefined
  const watch = new MutationObserver(() => goTo(id) && watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true })
  const end = () => watch.disconnect()
  setTimeout(end, WAIT_MS)
  return end
}

/**
 * After a click on a link the new page starts at its top or at the part that the link names,
 * and the focus goes to its main region or that part, so that keyboard and screen reader start
 * there too. Back and forward keep their place.
 */
export function useArrival() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const last = useRef({ key, pathname })

  useLayoutEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    const isAnotherPage = before.pathname !== pathname
    if (isAnotherPage) {
      leftPaths.add(before.pathname)
      afterFrame(showLetters)
    }
    if (before.key === key || type === NavigationType.Pop) return undefined
    if (isAnotherPage) {
      window.scrollTo(0, 0)
      const main = document.getElementById('main')
      // Focusing it again would lay out the page once more.
      if (document.activeElement !== main) main?.focus({ preventScroll: true })
    }
    return hash ? goToOnceThere(hash.slice(1)) : undefined
  }, [key, pathname, hash, type])
}
