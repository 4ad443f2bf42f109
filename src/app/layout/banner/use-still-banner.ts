import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { watchLayout } from '@/app/layout/late-layout'

/**
 * Watches the moving banner, and pauses it while nobody can see it. Returns what takes its place where it must not
 * move: with large text, in a low window, and on a phone with reduced motion. `letters` is an element whose height
 * depends on the text size. Null in prerendered pages, and until the measuring code has loaded.
 */
export function useStillBanner(letters: RefObject<Element | null>): ReactNode {
  const [still, setStill] = useState<ReactNode>(null)

  useEffect(() => {
    const element = letters.current
    if (!element) return undefined
    return watchLayout(({ watchLetters, restUnseen }) => {
      const stops = [watchLetters(element, setStill), restUnseen(element)]
      return () => stops.forEach((stop) => stop())
    })
  }, [letters])

  return still
}
