import { useEffect, useState } from 'react'
import { readerIsThere } from '@/lib/browser/reader-is-there'

/** False until, with `on`, the reader gave a first sign of life and the browser has had time. */
export function useReader(on: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    let isGone = false
    const wait = async () => {
      await readerIsThere()
      if (!isGone) setThere(true)
    }
    void wait()
    return () => {
      isGone = true
    }
  }, [on])
  return isThere
}
