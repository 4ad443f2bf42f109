/** How long the browser may be busy before nothing is waited for any more. */
const LONGEST_WAIT_MS = 3000
const SHORT_WAIT_MS = 200

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** Resolves once the page has loaded and the browser has time, or after `longestMs` without any. */
export async function whenIdle(longestMs = LONGEST_WAIT_MS): Promise<void> {
  await loaded()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: longestMs })
    else setTimeout(resolve, SHORT_WAIT_MS)
  })
}
