import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { whenDrawn } from './font-size.ts'
import { focusProblem } from './keyboard.ts'
import { openAs, scrollThrough } from './waits.ts'
import { expect, test } from './site.ts'

// A person's own small set of colours (Windows' contrast themes): backgrounds and shadows are removed.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

/** Fields and buttons without a visible edge. Runs in the page. */
function edgeless(): string[] {
  const drawn = document.querySelectorAll('select, textarea, input, .button, [class*="ant-btn"]')
  return [...drawn].flatMap((element) => {
    // For these inputs the visible part is the label; for antd's fields, the box around them.
    const hidden = element.matches('[type="radio"], [type="file"], [type="checkbox"]')
    const box = hidden ? element.closest('label, span') : element
    const around = element.closest('.ant-select, .ant-segmented')
    const shown = [box, around].filter((each) => each !== null)
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('nav *'))
      return []
    // The browser draws a checkbox's own box.
    if (element.matches('[type="checkbox"]')) return []
    const edged = shown.some((each) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(each)
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    })
    return edged ? [] : [`${element.tagName} “${element.textContent}” ${element.id}`]
  })
}

/** Tabs through the page; returns what is wrong with the focus on the way. */
async function walkByTab(page: Page, presses: number): Promise<string[]> {
  const found: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(focusProblem))) continue
    // antd's focus ring may appear a frame later.
    await whenDrawn(page)
    const problem = await page.evaluate(focusProblem)
    if (problem) found.push(problem)
  }
  return found
}

test('no coloured band is behind a service’s text in forced colours', async ({ page }) => {
  await page.goto(paths.premium.href())
  const band = page.getByRole('heading', { level: 1 }).locator('..')
  expect(
    await band.evaluate((words) => {
      const around = [words, words.parentElement, words.parentElement?.parentElement]
      return around.map((each) => each && getComputedStyle(each).borderImageSource)
    }),
  ).toEqual(['none', 'none', 'none'])
})

for (const [who, address, presses] of [
  [null, paths.contact.href(), 32],
  [null, paths.premium.href(), 25],
  ['member', paths.userProfile.href(), 30],
  ['admin', paths.adminDashboard.href(), 35],
  ['admin', paths.adminUsers.href(), 45],
  ['admin', paths.adminWorks.href(), 40],
] as const) {
  test(`${address} keeps its edges and a visible focus in forced colours`, async ({
    page,
    consoleErrors,
  }) => {
    await openAs(page, who, address)
    expect(await page.evaluate(edgeless)).toEqual([])
    expect(await walkByTab(page, presses)).toEqual([])
    expect(consoleErrors).toEqual([])
  })
}

test('what is chosen, open or current differs in forced colours', async ({
  page,
  consoleErrors,
}) => {
  const styleOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { backgroundColor, backgroundImage, borderColor, textDecorationLine } =
          getComputedStyle(element, part)
        return { backgroundColor, backgroundImage, borderColor, textDecorationLine }
      }, pseudo)

  await page.goto('/')
  await scrollThrough(page)
  await page.getByRole('radio', { name: 'Canada' }).check({ force: true })
  const chosen = await styleOf('label:has(:checked)')
  expect(await styleOf('label:has([type="radio"]:not(:checked))')).not.toEqual(chosen)
  expect((await styleOf('nav a[aria-current]')).textDecorationLine).toBe('underline')

  await page.goto(paths.study.href())
  expect((await styleOf('summary:has(h3)', '::after')).backgroundImage).toContain('gradient')

  await page.goto(`${paths.checkOffer.href()}#job`)
  const { backgroundColor: bar } = await styleOf('main progress')
  expect(bar).not.toBe((await styleOf('main :has(> progress)')).backgroundColor)

  await openAs(page, 'admin', paths.adminDashboard.href())
  const picked = await styleOf('.ant-segmented-item-selected')
  expect(await styleOf('.ant-segmented-item:not(.ant-segmented-item-selected)')).not.toEqual(picked)
  expect(consoleErrors).toEqual([])
})
