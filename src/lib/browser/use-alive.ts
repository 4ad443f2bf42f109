import { type RefObject, useEffect, useRef } from 'react'

/** False once the component has left the page; for what an answer would do that comes too late. */
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
