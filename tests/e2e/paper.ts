import type { Page } from '@playwright/test'
import { overlapProblems } from './text-overflow.ts'

/** A4 (210 mm wide) without the margins of src/styles/print.css, in CSS pixels. */
export const PAPER = { width: 695, height: 1017 } as const

/** What paper cannot show, or shows wrongly. Runs in the page. */
function printStyleProblems(): string[] {
  const found: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`is ${scrollWidth - clientWidth} px wider than A4`)
  if (getComputedStyle(document.body).color !== 'rgb(0, 0, 0)') found.push('is not black on white')
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('svg') !== null) continue
    const style = getComputedStyle(element)
    const tell = (problem: string) =>
      found.push(`${element.tagName}.${element.className} ${problem}`)
    for (const name of ['transform', 'rotate', 'maskImage', 'clipPath', 'filter'] as const)
      if (!/^none|^$/.test(style[name])) tell(`has ${name} ${style[name]}`)
    if (style.backfaceVisibility === 'hidden') tell('hides its back')
    if (style.position === 'fixed') tell('floats')
    if (element.matches('nav, dialog, button, .button:not([href^="tel:"])')) tell('does nothing')
    if (!element.matches('input, select')) continue
    const isBox = element.matches('[type="checkbox"], [type="radio"]')
    const { borderTopWidth, borderBottomWidth, backgroundColor } = style
    if (borderBottomWidth === '0px' || (borderTopWidth !== '0px') !== isBox)
      tell('is no line to fill in')
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') tell('has a colour')
  }
  return found
}

/** Waits for the print style sheet, which loads last of all. */
export const waitForSheet = (page: Page) =>
  page.waitForFunction(() =>
    Boolean(document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet),
  )

/** What is wrong with the open page when it is printed. */
export async function printProblems(page: Page): Promise<string[]> {
  await waitForSheet(page)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const found = await page.evaluate(printStyleProblems)
  found.push(...(await page.evaluate(overlapProblems, 'body')))
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  return found
}

/** The number of sheets on which the browser prints the page. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
