/** How long to wait for a busy browser at most. */
const LONGEST_WAIT_MS = 3000
const SHORT_WAIT_MS = 200

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** Resolves once the page has loaded and the browser is idle, or after `longestMs` without idle time. */
export async function whenIdle(longestMs = LONGEST_WAIT_MS): Promise<void> {
  await loaded()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: longestMs })
    else setTimeout(resolve, SHORT_WAIT_MS)
  })
}
