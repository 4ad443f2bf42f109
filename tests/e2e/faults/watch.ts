import type { Page } from '@playwright/test'

/** Reports each time the text appears in the page, even for a moment. Runs in the page. */
function lookFor(words: string) {
  let stood = false
  const [first = ''] = words.split(' ')
  const look = () => {
    const text: string = document.body?.textContent ?? ''
    // A cheap check first: the page changes often, and rarely contains the text.
    const stands = text.includes(first) && text.replaceAll(/\s+/g, ' ').includes(words)
    const tell: unknown = Reflect.get(window, 'wordsCame')
    if (stands && !stood && typeof tell === 'function') tell()
    stood = stands
  }
  const everything = { childList: true, subtree: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
}

/** Watches every document that a page will open; returns a function that counts how often the text has appeared. */
export async function watchFor(page: Page, words: string): Promise<() => number> {
  let times = 0
  await page.exposeFunction('wordsCame', () => {
    times += 1
  })
  await page.addInitScript(lookFor, words)
  return () => times
}
