/** The longest time (ms) that a browser which prints takes to begin. */
const WAIT_MS = 1000

/**
 * Asks the browser to print, and returns whether anything has begun to print. The browsers inside some apps ignore it
 * without a word, or lack it.
 */
export const tryToPrint = (): Promise<boolean> =>
  new Promise((resolve) => {
    const begin = () => resolve(true)
    window.addEventListener('beforeprint', begin, { once: true })
    if ('print' in window) window.print()
    setTimeout(() => {
      window.removeEventListener('beforeprint', begin)
      resolve(false)
    }, WAIT_MS)
  })
