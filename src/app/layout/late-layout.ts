import { watchLate } from '@/lib/loading/watch-late'
import type * as late from './watch-layout'

/** `watchLate` with the layout's own late code, which each page loads. Returns the effect's clean-up. */
export const watchLayout = (
  start: (code: typeof late) => () => void,
  onLoadFailed?: () => void,
): (() => void) => watchLate(() => import('./watch-layout'), start, onLoadFailed)

/**
 * For a floating element: a ref whose late code keeps it off the page's controls. If that code fails to load, the
 * element is always shown: what it covers can be scrolled away, but a hidden button cannot be pressed.
 */
export const floats =
  (keep: (code: typeof late) => (floating: Element) => () => void) => (floating: Element | null) =>
    floating
      ? watchLayout(
          (code) => keep(code)(floating),
          () => floating.toggleAttribute('data-free', true),
        )
      : undefined
