import { type RefObject, useEffect, useRef } from 'react'

/** False once the component has left the page, so that an answer that arrives too late can be ignored. */
export function useAlive(): RefObject<boolean> {
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return alive
}
