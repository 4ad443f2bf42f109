import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { watchLayout } from './late-layout'

/**
 * Watches the moving banner: it rests while nobody can see it. Gives what takes its place where it is to
 * stand still: with large letters, and on a phone where it would take more than a tenth of the height.
 * `letters` is an element that is as tall as its letters make it. Null in prerendered pages, and until
 * the code that measures has come.
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
