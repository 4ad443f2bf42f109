import type { Page } from '@playwright/test'

/** Sets the size (px) of letters that a person chose in the browser; it starts with 16. */
export async function setLetters(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await session.detach()
}
