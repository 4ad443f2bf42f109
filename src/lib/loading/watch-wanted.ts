import { whenIdle } from '@/lib/browser/clock/when-idle'
import { onFirstInteraction } from './first-interaction'
import { savesData } from './saves-data'
import { watchNear } from './use-near-viewport'

/**
 * Calls `onWanted` once, when the reader comes near the element; an empty one also when the browser is idle. With
 * `waitForInteraction`, if the HTML already has its content, at the reader's first interaction. Returns the function
 * that stops it.
 */
export function watchWanted(
  element: Element,
  waitForInteraction: boolean,
  onWanted: () => void,
): () => void {
  if (waitForInteraction && element.hasChildNodes()) return onFirstInteraction(onWanted)
  const waiting = new AbortController()
  const { signal } = waiting
  const wanted = () => {
    waiting.abort()
    onWanted()
  }
  // A key, or a click on a link to a part of a page, may lead there without scrolling. React finishes no navigation on
  // this page before its parts are hydrated.
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) wanted()
  }
  window.addEventListener('keydown', wanted, { signal })
  window.addEventListener('click', look, { signal, capture: true })
  signal.addEventListener('abort', watchNear(element, wanted))
  // After a link inside the site nothing is there yet: a search in the page or by headings would find nothing.
  if (!element.hasChildNodes() && !savesData())
    void whenIdle().then(() => signal.aborted || wanted())
  return () => waiting.abort()
}
