import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { toast } from 'react-toastify/unstyled'

/** How long a toast is shown to be read, at least. */
const READ_MS = 2000

/**
 * When a press or the browser's Back leads to another page, dismisses the toasts that were shown for 2 s before it:
 * they would cover the heading. Toasts of a page that leads on by itself stay. Returns when each toast was shown, in
 * ms; the caller keeps that map up to date.
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
