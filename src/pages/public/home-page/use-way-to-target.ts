import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Where the address asks for an element that is not there yet, goes to the part of the page with
 * the id `late`: it loads once it is near, and the arrival finds the element in it.
 */
export function useWayToTarget(late: string) {
  const { hash } = useLocation()

  useEffect(() => {
    if (!hash) return undefined
    // After the new page was put to its top.
    const frame = requestAnimationFrame(() => {
      if (!document.getElementById(hash.slice(1))) document.getElementById(late)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, late])
}
