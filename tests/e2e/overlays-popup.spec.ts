import type { Locator, Page } from '@playwright/test'
import { codeFile } from './code-file.ts'
import { setFontSize } from './font-size.ts'
import { focusProblem } from './keyboard.ts'
import { expect, test, withMotion } from './site.ts'
import { chip, keep } from './waiting-message.ts'

test.use(withMotion)

test.use({ withPopup: true })

const popup = (page: Page) => page.getByRole('dialog', { name: 'A free talk with a consultant' })

/** Opens the home page on a phone and waits until the pop-up has appeared as a sheet. */
async function openSheet(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const dialog = popup(page)
  await expect(dialog).toBeFocused({ timeout: 15_000 })
  return dialog
}

/** Whether an element is fully on the screen, and a tap would reach it. Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

async function expectActionsInSight(dialog: Locator, when: string) {
  for (const name of ['Send', 'Not now']) {
    const button = dialog.getByRole('button', { name })
    await expect.poll(() => button.evaluate(isInSight), `${name} ${when}`).toBe(true)
  }
}

/** Checks that the actions are in sight however far the fields are scrolled. */
async function expectActionsAlways(dialog: Locator, when: string) {
  for (const end of [0, 99_999]) {
    await dialog.evaluate((element, top) => (element.scrollTop = top), end)
    await expectActionsInSight(dialog, `${when}, scrolled to ${end}`)
  }
}

for (const fontSize of [16, 22]) {
  test(`on phones, font size of ${fontSize} px: its actions are in sight, and the page is behind it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await setFontSize(page, fontSize)
    const dialog = popup(page)
    await expect(dialog).toBeFocused({ timeout: 15_000 })
    for (const [width, height] of [
      [360, 640],
      [412, 915],
      [320, 568],
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectActionsAlways(dialog, `at ${width} × ${height}`)
      const box = await dialog.boundingBox()
      // On a phone it begins below the middle, and ends at the lower edge.
      if (width < 600 && height > 300) expect(box?.y).toBeGreaterThan(height * 0.38)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
      // In landscape its fields are side by side: the first are in sight with their labels.
      if (fontSize === 16 && height < width && width >= 576) {
        await dialog.evaluate((element) => (element.scrollTop = 0))
        await expect.poll(() => dialog.getByLabel('Name').evaluate(isInSight)).toBe(true)
      }
    }
    await page.setViewportSize({ width: 360, height: 640 })

    // The page behind it can be scrolled and clicked as before.
    await page.mouse.move(150, 120)
    await page.mouse.wheel(0, 150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.mouse.wheel(0, -400)
    await page.getByRole('main').getByRole('link', { name: 'Study Abroad' }).first().click()
    await expect(page).toHaveURL('/study')
    await expect(dialog).toBeHidden()

    // It has been shown, so it does not open again in this visit.
    await page.goBack()
    await page.waitForTimeout(4500)
    await expect(dialog).toBeHidden()
  })

  test(`on wide screens, font size of ${fontSize} px: its actions are in sight`, async ({
    page,
  }) => {
    await page.goto('/')
    await setFontSize(page, fontSize)
    const dialog = popup(page)
    await expect(dialog).toBeVisible({ timeout: 15_000 })
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    for (const [width, height] of [
      [1280, 800],
      [1366, 640],
      [768, 1024],
      [1280, 480],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectActionsAlways(dialog, `at ${width} × ${height}`)
    }
  })
}

test('on phones Escape closes it wherever the focus is, and Tab leads on to the page', async ({
  page,
}) => {
  const dialog = await openSheet(page)
  // The close button, four fields, the notice about data, and two actions.
  for (let stops = 0; stops < 9; stops += 1) await page.keyboard.press('Tab')
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  expect(await isInside()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(true)
})

test('on phones Back closes it and stays on the page; a tap outside leaves it open', async ({
  page,
}) => {
  const dialog = await openSheet(page)
  await page.mouse.click(2, 70)
  await expect(dialog).toBeVisible()
  // On a desktop the browser's own request to close a dialog, which is Back on a phone, comes from this key alone.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('on phones the sheet is half of the screen again once the focus has left it, and hides no focus', async ({
  page,
}) => {
  const dialog = await openSheet(page)
  const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0)
  const half = await height()
  await dialog.getByLabel('Name').focus()
  await expect.poll(height).toBeGreaterThan(half * 1.5)
  await dialog.getByRole('button', { name: 'Not now' }).focus()
  const hidden: string[] = []
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(height).toBe(half)
    const problem = await page.evaluate(focusProblem)
    if (problem) hidden.push(problem)
  }
  expect(hidden).toEqual([])

  // Backwards too, where the way out leads over the close button.
  await dialog.getByLabel('Name').focus()
  await expect.poll(height).toBeGreaterThan(half * 1.5)
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Shift+Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  await expect.poll(height).toBe(half)
  expect(await page.evaluate(focusProblem)).toBeFalsy()

  // A press on the page, which focuses nothing, does the same.
  await dialog.getByLabel('Name').focus()
  await expect.poll(height).toBeGreaterThan(half * 1.5)
  await page.mouse.click(2, 70)
  await expect.poll(height).toBe(half)
})

test('on phones nothing beneath the sheet takes the focus, however low the window', async ({
  page,
}) => {
  const dialog = await openSheet(page)
  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The last controls of the page, backwards, and one beyond them.
    await dialog.focus()
    await dialog.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).focus()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      // Where the page is entered again, by Tab from its end, nothing has the focus for one press.
      if (await page.evaluate(() => document.activeElement === document.body)) continue
      await expect.poll(() => page.evaluate(focusProblem), `${width} px, after ${key}`).toBeFalsy()
    }
  }
})

test('on phones the sign of a waiting enquiry is not beneath the sheet, and is there afterwards', async ({
  page,
  context,
}) => {
  await keep(page, context)
  // It goes on waiting.
  await page.route('**/email/send*', (route) => route.abort())
  await context.setOffline(false)
  const dialog = await openSheet(page)
  const waiting = page.locator('aside button')
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toBeHidden()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(chip(page, '')).toBeVisible()
})

for (const field of [null, 'Name', 'What would you like to know?']) {
  test(`on phones the close button closes it, ${field ? `“${field}” being filled in` : 'untouched'}`, async ({
    page,
  }) => {
    const dialog = await openSheet(page)
    if (field) {
      await dialog.getByLabel(field).fill('Meera')
      await expectActionsInSight(dialog, 'in use')
      await expect(dialog.getByLabel(field)).toBeInViewport({ ratio: 1 })
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
}

test('typing while the pop-up’s code is loading is not interrupted', async ({ page }) => {
  await page.route(`**${codeFile('consultation-dialog')}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  const asked = page.waitForRequest(`**${codeFile('consultation-dialog')}*`)
  await page.goto('/')
  await asked
  const search = page.getByRole('banner').getByRole('searchbox').first()
  await search.fill('nur')
  await page.waitForTimeout(4000)
  await expect(popup(page)).toBeHidden()
  await expect(search).toBeFocused()
  await search.blur()
  await expect(popup(page)).toBeVisible()
})
