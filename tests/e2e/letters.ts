import type { Page } from '@playwright/test'
import { troublesOfRoom, troublesOfWords } from './room.ts'

/** What is measured by code, such as the banner, follows with the next picture. */
export const whenDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

async function tellLetters(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await session.detach()
}

/** Sets the size (px) of letters that a person chose in the browser; it starts with 16. */
export async function setLetters(page: Page, size: number) {
  await tellLetters(page, size)
  await whenDrawn(page)
}

/** Sets the 16 px with which it starts; they are drawn with what comes next, since all is drawn anew for them. */
export const resetLetters = (page: Page) => tellLetters(page, 16)

/** The narrowest phone that is sold today, in its own pixels. */
export const PHONE = { width: 360, height: 740 } as const

/** What is wrong with the open page on a phone with letters of 200 %; the window is as before afterwards. */
export async function troublesInLargeLetters(page: Page, selector = 'body'): Promise<string[]> {
  const size = page.viewportSize()
  await Promise.all([page.setViewportSize(PHONE), tellLetters(page, 32)])
  await whenDrawn(page)
  const found = await page.evaluate(troublesOfRoom)
  found.push(...(await page.evaluate(troublesOfWords, selector)))
  await Promise.all([resetLetters(page), size && page.setViewportSize(size)])
  return found.map((trouble) => `in large letters: ${trouble}`)
}
