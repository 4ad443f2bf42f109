import { goTo } from './go-to'

const WAIT_MS = 5000

/**
 * Goes to the part of the page that a link names, once it exists: its page may load late. Gives up 5 s after it
 * was `asked` (ms, as from `performance.now()`), and once the focus is elsewhere than `from`, where it was then. Returns
 * the function that stops it.
 */
export function goToLatePart(id: string, asked: number, from: Element | null): () => void {
  const left = asked + WAIT_MS - performance.now()
  const isElsewhere = () => ![from, document.body].includes(document.activeElement)
  const isDone = () => isElsewhere() || goTo(id)
  const watch = new MutationObserver(() => isDone() && watch.disconnect())
  const end = () => watch.disconnect()
  if (left > 0 && !isDone()) {
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(end, left)
  }
  return end
}
