import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type Late, late } from '@/lib/loading/late'
import { ErrorBoundary } from './error-boundary'

/** What a part shows instead of its code, and when its code is wanted. */
export type LatePartOptions<Props> = {
  /** Shown in its place if its code cannot be loaded, or if it breaks. */
  failed: (props: Props, retry: () => void) => ReactNode
  /** Shown in its place while its code loads. */
  waiting?: (props: Props) => ReactNode
  /** Decides, inside the boundary that waits for the component, whether it is needed at all. */
  inside?: (code: ReactNode, props: Props) => ReactNode
  /** As in `late`. */
  wanted?: Promise<void> | undefined
}

/**
 * Like `late`, but self-contained: it has its own content for the time while it loads and for when
 * it fails to load, so that it can be anywhere on a page. Prerendered.
 *
 *     const Grid = latePart(() => import('./grid'), 'Grid', { failed: () => <p>Not there</p> })
 */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { failed, waiting, inside = (code) => code, wanted }: LatePartOptions<Props>,
): Late<Props> {
  const Code = late(load, name, { wanted })
  const Part = (props: Props) => (
    <ErrorBoundary fallback={(retry) => failed(props, retry)}>
      <Suspense fallback={waiting?.(props)}>{inside(<Code {...props} />, props)}</Suspense>
    </ErrorBoundary>
  )
  return Object.assign(Part, { preload: Code.preload })
}
