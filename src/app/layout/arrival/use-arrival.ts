import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { leftPaths } from '@/app/offline/offline-parts'
import { afterFrame } from '@/lib/browser/clock/after-frame'
import { focusMain } from '@/lib/browser/focus/focus-main'
import { goTo } from './go-to'
import { watchLayout } from '@/app/layout/late-layout'

/** Shows, with the next page, a font that loaded late and would have moved lines being read. Decision 156. */
const showLetters = () => void delete document.documentElement.dataset['letters']

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
      focusMain()
    }
    const part = hash.slice(1)
    if (!part || goTo(part)) return undefined
    const asked = performance.now()
    const { activeElement } = document
    return watchLayout(({ goToLatePart }) => goToLatePart(part, asked, activeElement))
  }, [key, pathname, hash, type])
}
