import type { Browser, Page } from '@playwright/test'
import { CPU_SLOWDOWN, PHONE } from './phone.ts'

const STAMP = '#country-stamps li a'
/** How long the code of the page behind the stamp may take, from the finger's first touch. */
const SETTLE_MS = 1000

/** ms from a press on a stamp to the frame that shows its country's heading. */
async function answerOf(page: Page, name: string): Promise<number> {
  const answer = page.evaluate(
    (country) =>
      new Promise<number>((resolve) => {
        let pressed = 0
        const note = (event: Event) => (pressed = event.timeStamp)
        window.addEventListener('click', note, { capture: true, once: true })
        new MutationObserver(() => {
          const heading = document.querySelector('main h1')
          if (pressed && heading?.textContent === country)
            heading.setAttribute('elementtiming', 'h')
        }).observe(document.body, { childList: true, subtree: true })
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries()
          if (entry) resolve(entry.startTime - pressed)
        }).observe({ type: 'element' })
      }),
    name,
  )
  await page.locator(STAMP).first().tap()
  return answer
}

/** Presses the first stamp of the home page on a slow phone, once the code behind it is there. */
export async function stampAnswer(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
    const stamp = page.locator(STAMP).first()
    await stamp.scrollIntoViewIfNeeded()
    // Heard as the reader's first sign a frame later: before it, a link brings half of its page's code.
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
