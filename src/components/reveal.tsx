import { type ReactNode, useEffect } from 'react'
import { animateOnScroll } from '@/lib/browser/movement/animate-on-scroll'
import './reveal.css'

type Props = {
  children: ReactNode
  /** 600 ms, or the slower 1000 ms of a whole page's blocks. Product 9, Timings. */
  pace?: 'scroll' | 'page'
  effect?: 'rise' | 'fade'
}

/**
 * Animates its content whenever it is scrolled into view. The wrapper never changes: the animation library
 * writes its own classes on it, which a new className would wipe out.
 */
export function Reveal({ children, pace = 'scroll', effect = 'rise' }: Props) {
  useEffect(animateOnScroll, [])
  return (
    <div
      data-aos={effect}
      data-aos-duration={pace === 'page' ? 1000 : 600}
      // The library may have marked it before this part of the page was hydrated.
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}
