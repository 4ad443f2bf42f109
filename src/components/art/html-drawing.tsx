import { type ReactNode, useState } from 'react'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { PictureFrame, type PictureSize } from './picture-frame'

/** One object for all: a new one each time would make React write it into the page. */
const KEPT = { __html: '' }

/** The frame of a drawing that the page's HTML contains; React leaves its content alone. */
const keptDrawing = ({ width, height, className }: PictureSize) => (
  <PictureFrame {...{ width, height, className }} html={KEPT} />
)

type Props<P> = {
  /** Plain values: names and sizes. */
  props: P
  /** Renders the element that takes over the HTML; by default, a `PictureFrame`. */
  drawn?: (props: P) => ReactNode
  children: ReactNode
}

/**
 * Leaves a drawing that came with the page's HTML as it is while its props stay the same, so that its code
 * need not load. Otherwise `children` draw it. Use it `inside` a late part: the HTML contains the markers of
 * the boundary that waits there.
 */
export function HtmlDrawing<P extends PictureSize>({
  props,
  drawn = keptDrawing,
  children,
}: Props<P>) {
  const hydrating = useHydrated(
    () => false,
    () => typeof document !== 'undefined',
  )
  const wanted = JSON.stringify(props)
  const [kept, setKept] = useState(hydrating ? wanted : '')
  // Permanently: the drawing from the HTML is gone by then.
  if (kept && kept !== wanted) setKept('')
  return kept === wanted ? drawn(props) : children
}
