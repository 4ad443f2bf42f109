import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/browser/when-idle'
import { onFirstSign } from '@/lib/loading/first-sign'

/** False until, with `on`, the reader gave a first sign of life and the browser has had time. */
export function useReader(on: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    let isGone = false
    const wait = async () => {
      await whenIdle()
      if (!isGone) setThere(true)
    }
    const stop = onFirstSign(() => void wait())
    return () => {
      isGone = true
      stop()
    }
  }, [on])
  return isThere
}
