import { type ReactNode, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

type Props<P> = {
  /** Plain values: names and sizes. */
  props: P
  drawn: (props: P) => ReactNode
  children: ReactNode
}

/**
 * A drawing that came with the page's HTML is left as it is, by `drawn`, for as long as its props are
 * those of then: its code need not load. Else `children` draw it. It goes
 * `inside` a late part: the HTML has the marks of what waits there.
 */
export function FromHtml<P extends object>({ props, drawn, children }: Props<P>) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  const wanted = JSON.stringify(props)
  const [kept, setKept] = useState(hydrating ? wanted : '')
  // For good: what the HTML brought is gone then.
  if (kept && kept !== wanted) setKept('')
  return kept === wanted ? drawn(props) : children
}
