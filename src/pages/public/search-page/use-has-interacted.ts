import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/browser/clock/when-idle'
import { onFirstInteraction } from '@/lib/loading/first-interaction'

/** False until, with `on`, the reader has interacted for the first time and the browser has been idle. */
export function useHasInteracted(on: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    let isGone = false
    const wait = async () => {
      await whenIdle()
      if (!isGone) setThere(true)
    }
    const stop = onFirstInteraction(() => void wait())
    return () => {
      isGone = true
      stop()
    }
  }, [on])
  return isThere
}
