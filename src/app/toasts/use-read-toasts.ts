import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { toast } from 'react-toastify/unstyled'

/** How long a toast is there to be read, at least. */
const READ_MS = 2000

/**
 * Ends what was there to be read for 2 s before a press, or the browser's Back, that leads to another page: it would
 * lie on its heading. What a page says before it leads on by itself stays. Gives when each toast came, in ms, to be
 * kept by who shows them.
 */
export function useReadToasts(): Map<number, number> {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [came] = useState(() => new Map<number, number>())
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const press = () => (pressedAt.current = performance.now())
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])

  const page = useRef(pathname)
  useEffect(() => {
    if (page.current === pathname) return
    page.current = pathname
    const leftAt = type === NavigationType.Pop ? performance.now() : pressedAt.current
    for (const [id, at] of came) if (leftAt - at >= READ_MS) toast.dismiss(id)
  }, [pathname, type, came])

  return came
}
