import { nothing } from '@/lib/nothing'

/**
 * Events that show an active reader: the first one loads what the first view does not need. A page that moves under a
 * resting mouse causes none of them.
 */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'popstate',
]
/** Events after which code that failed to load is requested again. */
const AGAIN = ['pointerdown', 'keydown', 'online']

const inBrowser = typeof document !== 'undefined'

/** Whether the reader did something before this code loaded (src/site/pages/starter.js notes it), or scrolled. */
let hasInteracted = inBrowser && (window.hasMoved || window.scrollY > 0)

function once(types: readonly string[], run: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const happened = () => {
    waiting.abort()
    run()
  }
  for (const type of types)
    window.addEventListener(type, happened, { signal, capture: true, passive: true })
  return () => waiting.abort()
}

if (inBrowser) once(INTERACTIONS, () => (hasInteracted = true))

/** Whether code may load at once: the reader has interacted, or there is no prerendered HTML to read. */
export const needNotWait = () =>
  hasInteracted || (inBrowser && document.documentElement.dataset['prerendered'] === undefined)

/** Calls `run` once, at the reader's first interaction on this page. Returns the function that stops it. */
export function onFirstInteraction(run: () => void): () => void {
  if (!hasInteracted) return once(INTERACTIONS, run)
  run()
  return nothing
}

/** Calls `run` once, when the browser is online again. Returns the function that stops it. */
export const onBackOnline = (run: () => void) => once(['online'], run)

/** Calls `run` once, at the next key or press, or when online again. Returns the function that stops it. */
export const onNextInteraction = (run: () => void) => once(AGAIN, run)
