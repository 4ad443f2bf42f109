import { onFirstInteraction } from './first-interaction'
import { watchNear } from './use-near-viewport'

/**
 * Calls `onWanted` once, when the reader comes near the element; for one that is `still` and came
 * with the HTML, at the reader's first interaction. Gives back what stops it.
 */
export function watchWanted(element: Element, still: boolean, onWanted: () => void): () => void {
  if (still && element.hasChildNodes()) return onFirstInteraction(onWanted)
  const waiting = new AbortController()
  const { signal } = waiting
  const wanted = () => {
    waiting.abort()
    onWanted()
  }
  // A key or a click on a link to a part of a page may lead where no scrolling does, and React
  // finishes no navigation on this page before its parts have come to life.
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) wanted()
  }
  window.addEventListener('keydown', wanted, { signal })
  window.addEventListener('click', look, { signal, capture: true })
  signal.addEventListener('abort', watchNear(element, wanted))
  return () => waiting.abort()
}
