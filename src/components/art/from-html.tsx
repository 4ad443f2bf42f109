import { type ReactNode, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

type Props<P> = {
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
  const [first, setFirst] = useState(hydrating ? props : null)
  const same =
    first &&
    Object.keys({ ...first, ...props }).every((key) =>
      Object.is(Reflect.get(first, key), Reflect.get(props, key)),
    )
  // For good: what the HTML brought is gone then.
  if (first && !same) setFirst(null)
  return same ? drawn(props) : children
}
