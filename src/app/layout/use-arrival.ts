import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * After a click on a link the new page starts at its top, and the focus goes to its main
 * region, so that keyboard and screen reader start there too. Back and forward keep their place.
 */
export function useArrival(pathname: string) {
  const type = useNavigationType()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type === NavigationType.Pop) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, type])
}
