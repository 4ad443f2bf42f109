import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, type PageName, UNKNOWN } from './addresses.ts'
import { accessibilityProblems } from './axe.ts'
import { fontSizeProblems, textZoomProblems, zoomProblems } from './overflow-when-resized.ts'
import { pagesForAxe } from './page-lists.ts'
import { printProblems, sheetsOf } from './paper.ts'
import { openFoundProduct, scrollThrough } from './waits.ts'
import { expect, test } from './site.ts'

type Visit = {
  title: string
  open: (page: Page, addressOf: (name: PageName) => string) => Promise<unknown>
  /** A toast covers part of its text, as intended. */
  hasToast?: true
}

const at = (address: string): Visit => ({ title: address, open: (page) => page.goto(address) })

const visits: Visit[] = [
  ...pagesForAxe.visitors.map((name): Visit => ({
    title: paths[name].path,
    open: (page, addressOf) => page.goto(addressOf(name)),
  })),
  at(paths.search.href('nursing')),
  at(paths.search.href('germany')),
  { ...at(paths.country.href('unknown')), hasToast: true },
  at(UNKNOWN),
  { title: 'a product that a search found', open: openFoundProduct },
]

// The home page is long.
test.describe.configure({ mode: 'parallel', timeout: 90_000 })

/** What is wrong with the open page when it is printed. */
async function onPaper(page: Page): Promise<string[]> {
  const found = await printProblems(page)
  const sheets = await sheetsOf(page)
  if (sheets < 1 || sheets > 12) found.push(`takes ${sheets} sheets`)
  return found.map((problem) => `on paper: ${problem}`)
}

/*
 * One visit checks everything: axe, in light and dark; on a touch screen, the text with only the font
 * enlarged; otherwise that the text has room at 200 % and 400 %, with the person's own spacing and with a large font
 * on a phone, and that the page can be printed.
 */
for (const { title, open, hasToast } of visits) {
  test(`${title} has no axe findings, has room for its text, and can be printed`, async ({
    page,
    request,
    isMobile,
    consoleErrors,
  }) => {
    const { addressOf } = await everyAddress(request)
    await open(page, addressOf)
    await scrollThrough(page)
    const found = await accessibilityProblems(page)
    const checks = isMobile ? [textZoomProblems] : [zoomProblems, fontSizeProblems, onPaper]
    for (const check of hasToast ? [] : checks) found.push(...(await check(page)))
    expect(found).toEqual([])
    consoleErrors.splice(0)
  })
}
