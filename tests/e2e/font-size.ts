import type { Page } from '@playwright/test'
import { drawSkipped, overflowProblems, overlapProblems } from './text-overflow.ts'

/** Waits for the next two frames: what code measures, such as the banner, is then up to date. */
export const whenDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Sets the font size (px) that a person chose in the browser, whose default is 16. */
export async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await session.detach()
  await whenDrawn(page)
}

/** The narrowest phone that is sold today, in CSS pixels. */
export const PHONE = { width: 360, height: 740 } as const

/** Which text below the selector is cut off, overflows its box or overlaps other text. */
export async function textProblems(page: Page, selector = 'body'): Promise<string[]> {
  await page.evaluate(drawSkipped)
  return [
    ...(await page.evaluate(overflowProblems)),
    ...(await page.evaluate(overlapProblems, selector)),
  ]
}

/** What is wrong with the open page on a phone with a font size of 200 %; restores the window afterwards. */
export async function largeFontProblems(page: Page, selector = 'body'): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize(PHONE)
  await setFontSize(page, 32)
  const found = await textProblems(page, selector)
  await setFontSize(page, 16)
  if (size) await page.setViewportSize(size)
  return found.map((problem) => `in large letters: ${problem}`)
}
