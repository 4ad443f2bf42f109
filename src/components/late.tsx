import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { lateCode } from '@/lib/loading/late-code'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { watchWanted } from '@/lib/loading/watch-wanted'
import { ErrorBoundary } from './error-boundary'

const inBrowser = typeof document !== 'undefined'
const nothing = () => undefined
const CONTENTS = { display: 'contents' }

/** The element around a part that waits until the reader is near. */
type Place = {
  className?: string | undefined
  /**
   * The prerendered HTML holds the part, in an element with this id, and stands until the code is
   * there. Without an id the place is empty, and not even the part's data is asked for before.
   */
  id?: string
  /** Only a picture: where its HTML stands, its code waits for a first touch. */
  still?: boolean
}

type Alone = {
  /** Lost code first reloads the page. A frame is a guard or a layout: no page that is seen. */
  as?: 'page' | 'frame'
  lost?: never
}

type Complete<Props> = {
  /** Stands in its place where its code cannot be had, or where it breaks. */
  lost: (props: Props, retry: () => void) => ReactNode
  /** Stands in its place while its code loads. */
  waiting?: (props: Props) => ReactNode
  /** Takes over what the HTML brought: while the props stay the same, no code is needed. */
  drawn?: (props: Props) => ReactNode
  near?: Place
  as?: never
}

type Late<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead; throws what `loadCode` throws. */
  preload: () => Promise<ComponentType<Props>>
}

/**
 * A component whose code loads late: with its first rendering, or ahead with `preload()`. `load`
 * is `() => import('…')`, which `loadCode` tries twice, and `name` the component in that module:
 *
 *     const Grid = late(() => import('./grid'), 'Grid', { lost: () => <p>Not there</p> })
 *
 * With `lost` it is complete and can stand anywhere; `near` makes it wait for the reader. Else it
 * suspends and, where its code is lost, throws `PartLostError`, for the boundaries around it.
 * Prerendered is all but what is `near` without an id. Code that is no component: `loadCode`.
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options: Alone | Complete<Props> = {},
): Late<Props> {
  if (!options.lost) {
    const { Code, preload } = lateCode(load, name, options)
    return Object.assign(Code, { preload })
  }
  const { lost, waiting, drawn, near } = options
  const { className, id, still = false } = near ?? {}
  let want: () => void = nothing
  const wanted = id && inBrowser ? new Promise<void>((resolve) => (want = resolve)) : undefined
  const { Code, preload } = lateCode(load, name, { wanted })

  const Part = (props: Props) => (
    <ErrorBoundary fallback={(retry) => lost(props, retry)}>
      <Suspense fallback={id ? <FromHtml id={id} /> : waiting?.(props)}>
        {drawn ? <Drawn {...{ props, drawn, Code }} /> : <Code {...props} />}
      </Suspense>
    </ErrorBoundary>
  )
  if (!near) return Object.assign(Part, { preload })

  const Empty = (props: Props) => {
    const [ref, isNear] = useNearViewport()
    return (
      <div ref={ref} className={className}>
        {isNear && <Part {...props} />}
      </div>
    )
  }
  if (!id) return Object.assign(Empty, { preload })

  // No state: with its change React would give up the HTML that stands.
  const watch = (place: Element | null) =>
    place ? watchWanted(place, still, () => want()) : undefined
  const InHtml = (props: Props) => (
    <div ref={watch} id={id} className={className}>
      <Part {...props} />
    </div>
  )
  return Object.assign(InHtml, { preload })
}

/** What the HTML brought, where React takes a part away before its code is there. */
function FromHtml({ id }: { id: string }) {
  const [html] = useState(() => (inBrowser && document.getElementById(id)?.innerHTML) || '')
  return html && <div style={CONTENTS} dangerouslySetInnerHTML={{ __html: html }} />
}

const never = () => nothing

type DrawnProps<Props> = {
  props: Props
  drawn: (props: Props) => ReactNode
  Code: ComponentType<Props>
}

/** `drawn` over prerendered HTML, for as long as the props are those of then; else `Code`. */
function Drawn<Props extends object>({ props, drawn, Code }: DrawnProps<Props>) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => inBrowser,
  )
  const [first, setFirst] = useState(hydrating ? props : null)
  const same =
    first &&
    Object.keys({ ...first, ...props }).every((key) =>
      Object.is(Reflect.get(first, key), Reflect.get(props, key)),
    )
  // For good: what the HTML brought is gone then.
  if (first && !same) setFirst(null)
  return same ? drawn(props) : <Code {...props} />
}
