import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type Late, late } from '@/lib/loading/late'
import { ErrorBoundary } from './error-boundary'

export type LatePartOptions<Props> = {
  /** Shown in its place where its code cannot be had, or where it breaks. */
  lost: (props: Props, retry: () => void) => ReactNode
  /** Shown in its place while its code loads. */
  waiting?: (props: Props) => ReactNode
  /** Decides whether the component is needed at all, inside what waits for it. */
  inside?: (code: ReactNode, props: Props) => ReactNode
  /** As in `late`. */
  wanted?: Promise<void> | undefined
}

/**
 * Like `late`, and complete in itself: what is shown while it loads, and where it is lost, comes
 * with it, so that it can be anywhere on a page. Prerendered.
 *
 *     const Grid = latePart(() => import('./grid'), 'Grid', { lost: () => <p>Not there</p> })
 */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { lost, waiting, inside = (code) => code, wanted }: LatePartOptions<Props>,
): Late<Props> {
  const Code = late(load, name, { wanted })
  const Part = (props: Props) => (
    <ErrorBoundary fallback={(retry) => lost(props, retry)}>
      <Suspense fallback={waiting?.(props)}>{inside(<Code {...props} />, props)}</Suspense>
    </ErrorBoundary>
  )
  return Object.assign(Part, { preload: Code.preload })
}
