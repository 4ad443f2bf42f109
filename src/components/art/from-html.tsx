import { type ReactNode, useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { PictureFrame, type PictureSize } from './picture-frame'

/** One object for all: a new one would make React write it into the page. */
const KEPT = { __html: '' }

/** The frame of a drawing that the page's HTML holds; React leaves what is in it. */
const keptDrawing = ({ width, height, className }: PictureSize) => (
  <PictureFrame {...{ width, height, className }} html={KEPT} />
)

type Props<P> = {
  /** Plain values: names and sizes. */
  props: P
  /** Takes over what the HTML brought; a `PictureFrame` where nothing else is said. */
  drawn?: (props: P) => ReactNode
  children: ReactNode
}

/**
 * A drawing that came with the page's HTML is left as it is for as long as its props are those of
 * then: its code need not load. Else `children` draw it. It goes `inside` a late part: the HTML has
 * the marks of what waits there.
 */
export function FromHtml<P extends PictureSize>({
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
  // For good: what the HTML brought is gone then.
  if (kept && kept !== wanted) setKept('')
  return kept === wanted ? drawn(props) : children
}
