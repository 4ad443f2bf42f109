/** What a reader does who is there: the first of these brings what no first sight needs. */
const INTERACTIONS = [
  'pointerover',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'popstate',
]
/** What asks again for code that did not come. */
const AGAIN = ['pointerdown', 'keydown', 'online']

const inBrowser = typeof document !== 'undefined'

/** Something was done before this code came: it has the focus, or scrolled. */
const isInUse = () =>
  window.scrollY > 0 ||
  (document.activeElement !== null && document.activeElement !== document.body)

let hasInteracted = inBrowser && isInUse()

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

/** Whether code need not wait: the reader gave a first interaction, or there is no HTML to read. */
export const needNotWait = () =>
  hasInteracted || (inBrowser && document.documentElement.dataset['prerendered'] === undefined)

/** Calls `run` once, at the reader's first interaction on this page. Gives back what stops it. */
export function onFirstInteraction(run: () => void): () => void {
  if (!hasInteracted) return once(INTERACTIONS, run)
  run()
  return () => undefined
}

/** Calls `run` once, when the browser finds its line again. Gives back what stops it. */
export const onLineBack = (run: () => void) => once(['online'], run)

/** Calls `run` once, at the next key or press, or when the line is back. Gives back what stops it. */
export const onNextInteraction = (run: () => void) => once(AGAIN, run)
