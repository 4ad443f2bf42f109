import { whenIdle } from '@/lib/browser/clock/when-idle'

const SIGNS = ['pointerdown', 'pointerup', 'keydown', 'scroll', 'focus']
const LONGEST_WAIT_MS = 5000

/** Whether the reader has pressed something or scrolled before. */
function wasThere(): boolean {
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  return Reflect.get(Object(activation), 'hasBeenActive') === true || window.scrollY > 0
}

function firstSign(): Promise<void> {
  if (wasThere()) return Promise.resolve()
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const there = () => {
      waiting.abort()
      resolve()
    }
    for (const type of SIGNS)
      window.addEventListener(type, there, { signal: waiting.signal, passive: true })
  })
}

/**
 * Resolves once the page has loaded, its reader has shown activity (a press, a key, a scroll, coming back to the tab)
 * and the browser is idle. For code that asks the API: a pointer over the page, which counts in
 * lib/loading/first-interaction, is not enough here.
 */
export async function readerIsThere(): Promise<void> {
  await firstSign()
  await whenIdle(LONGEST_WAIT_MS)
}
