import { watchLate } from '@/lib/loading/watch-late'
import type * as late from './watch-layout'

/** `watchLate` by the layout's own late code, which each page loads. Gives back the effect's clean-up. */
export const watchLayout = (
  start: (code: typeof late) => () => void,
  lost?: () => void,
): (() => void) => watchLate(() => import('./watch-layout'), start, lost)

/**
 * For what floats: a ref whose late code keeps it off the page's controls. Where that is lost it is there:
 * what it covers can be scrolled away, what is not there cannot be pressed.
 */
export const floats =
  (keep: (code: typeof late) => (floating: Element) => () => void) => (floating: Element | null) =>
    floating
      ? watchLayout(
          (code) => keep(code)(floating),
          () => floating.toggleAttribute('data-free', true),
        )
      : undefined
