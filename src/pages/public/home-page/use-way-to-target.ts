import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * If the address names an element that is not there yet, scrolls to the part of the page with the id `late`:
 * that part loads once it is near, and the element in it is then found.
 */
export function useWayToTarget(late: string) {
  const { hash } = useLocation()

  useEffect(() => {
    if (!hash) return undefined
    // Runs after the new page has been scrolled to its top.
    const frame = requestAnimationFrame(() => {
      if (!document.getElementById(hash.slice(1))) document.getElementById(late)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, late])
}
