import type { Page } from '@playwright/test'
import { PHONE, setFontSize, textProblems, whenDrawn } from './font-size.ts'
import { drawSkipped, overflowProblems, overlapProblems } from './text-overflow.ts'

/*
 * Checks of an open page that change its window or a person's settings, one after the other in one
 * visit. Each restores the settings; the window keeps the size that the last check gave it.
 */

/** The text spacing that a person may set in their browser, by WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Enlarges only the text, as Android and Firefox do: lengths in rem do not change. */
const textZoom = '* { text-size-adjust: 200% !important }'

/** Sets the person's own style sheet, replacing an earlier one. Runs in the page. */
function setStyle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = css ? [sheet] : []
}

const LARGEST = { width: 320, height: 256 } as const

/** Font sizes (px) in the browser's own setting: 150 % and 200 %. */
const SIZES = [24, 32]

/** What is wrong with the open page at 400 %, and at 400 % and 200 % with the person's own spacing. */
export async function zoomProblems(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(drawSkipped)
  for (const [size, css] of [
    [LARGEST, ''],
    [LARGEST, textSpacing],
    [{ width: 640, height: 512 }, textSpacing],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(setStyle, css)
    await whenDrawn(page)
    const wrong = await page.evaluate(overflowProblems)
    if (size === LARGEST && css) wrong.push(...(await page.evaluate(overlapProblems, 'main')))
    found.push(...wrong.map((problem) => `at ${size.width} px${css && ', spaced'}: ${problem}`))
  }
  await page.evaluate(setStyle, '')
  return found
}

/** What is wrong with the open page on a phone, with font sizes of 150 % and 200 %. */
export async function fontSizeProblems(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize(PHONE)
  for (const size of SIZES) {
    await setFontSize(page, size)
    found.push(...(await textProblems(page)).map((problem) => `at ${size} px: ${problem}`))
  }
  await setFontSize(page, 16)
  return found
}

/** What is wrong with the open page on a phone with only the text enlarged; only touch screens offer that. */
export async function textZoomProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.evaluate(setStyle, textZoom)
  await whenDrawn(page)
  const found = await textProblems(page)
  await page.evaluate(setStyle, '')
  return found.map((problem) => `with larger text: ${problem}`)
}
