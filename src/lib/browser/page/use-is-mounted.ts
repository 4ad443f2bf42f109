import { type RefObject, useEffect, useRef } from 'react'

/** False once the component has left the page, so that an answer that arrives too late can be ignored. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
