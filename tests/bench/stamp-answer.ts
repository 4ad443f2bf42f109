import type { Browser, Page } from '@playwright/test'
import { CPU_SLOWDOWN, PHONE } from './phone.ts'

const STAMP = '#country-stamps li a'
/** Time to load the code of the page that the stamp links to, from the finger's touch on. */
const SETTLE_MS = 1000
/** In about one of five presses, the browser does not report the frame. */
const MOST_PRESSES = 5

/**
 * ms from a press on a stamp to the frame that shows its country's heading; undefined if the browser did not
 * report that frame. The heading with the name from the list is replaced by that of the country's own page;
 * sometimes the browser reports only the frame of the second heading, which is not the answer.
 */
async function answerOf(page: Page, name: string): Promise<number | undefined> {
  const answer = page.evaluate(
    (country) =>
      new Promise<number | undefined>((resolve) => {
        let pressed = 0
        let headings = 0
        let shown = ''
        const note = (event: Event) => (pressed = event.timeStamp)
        window.addEventListener('click', note, { capture: true, once: true })
        new MutationObserver(() => {
          const heading = document.querySelector('main h1:not([elementtiming])')
          if (!pressed || heading?.textContent !== country) return
          const identifier = String(++headings)
          heading.setAttribute('elementtiming', identifier)
          requestAnimationFrame(() => {
            if (heading.isConnected) shown ||= identifier
          })
        }).observe(document.body, { childList: true, subtree: true })
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries()
          if (!entry) return
          const isAnswer = 'identifier' in entry && entry.identifier === shown
          resolve(isAnswer ? entry.startTime - pressed : undefined)
        }).observe({ type: 'element' })
      }),
    name,
  )
  await page.locator(STAMP).first().tap()
  return answer
}

/** One press in a new context; the result is that of `answerOf`. */
async function onePress(browser: Browser, url: string): Promise<number | undefined> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
    const stamp = page.locator(STAMP).first()
    await stamp.scrollIntoViewIfNeeded()
    // The first interaction counts one frame later; before that, a link preloads only half of its page's code.
    await page.waitForTimeout(SETTLE_MS)
    await stamp.dispatchEvent('touchstart')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await answerOf(page, (await page.locator(`${STAMP} >> span`).first().innerText()).trim())
  } finally {
    await context.close()
  }
}

/**
 * Presses the first stamp of the home page on a slow phone, once the code of its page has loaded, until the
 * browser reports the answer's frame: ms. Throws if it never does.
 */
export async function stampAnswer(browser: Browser, url: string): Promise<number> {
  for (let press = 0; press < MOST_PRESSES; press++) {
    const answer = await onePress(browser, url)
    if (answer !== undefined) return answer
  }
  throw new Error(
    `The browser reported no frame with the country's heading in ${MOST_PRESSES} presses`,
  )
}
