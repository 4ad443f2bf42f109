import type { Page } from '@playwright/test'

/** Tells each time the words come to be in the page, and be it for a moment. Runs in the page. */
function lookFor(words: string) {
  let stood = false
  const [first = ''] = words.split(' ')
  const look = () => {
    const text: string = document.body?.textContent ?? ''
    // A page changes often, and is mostly without them.
    const stands = text.includes(first) && text.replaceAll(/\s+/g, ' ').includes(words)
    const tell: unknown = Reflect.get(window, 'wordsCame')
    if (stands && !stood && typeof tell === 'function') tell()
    stood = stands
  }
  const everything = { childList: true, subtree: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
}

/** Watches all that a page will open; gives how often the words have come to be there so far. */
export async function watchFor(page: Page, words: string): Promise<() => number> {
  let times = 0
  await page.exposeFunction('wordsCame', () => {
    times += 1
  })
  await page.addInitScript(lookFor, words)
  return () => times
}
