import type { APIRequestContext, Page } from '@playwright/test'
import { addressIn, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { codeFile, holdBack } from './code-file.ts'
import { setFontSize } from './font-size.ts'
import { expectFocusSeen, tabToElement } from './keyboard.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test as base } from './site.ts'
import { scrollThrough } from './waits.ts'

type IdOf = (name: string) => string

async function ids(request: APIRequestContext): Promise<IdOf> {
  const countries: { _id: string; name: string }[] = await (
    await request.get('/api/v1/country/getCountry')
  ).json()
  return (name) => {
    const id = countries.find((each) => each.name === name)?._id
    if (!id) throw new Error(`${name} is not seeded`)
    return id
  }
}

const test = base.extend<{ idOf: IdOf }>({
  idOf: async ({ request }, provide) => provide(await ids(request)),
})

const table = (page: Page) => page.getByRole('table', { name: 'Countries side by side' })
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name })

/** The one sentence in sight is about these countries, and counts what the rows in sight say. */
async function expectCounted(page: Page, names: string) {
  const sentence = page.getByText(/: \d+ points differ/).filter({ visible: true })
  await expect(sentence).toHaveText(new RegExp(`^${names}: `))
  const verdicts = (words: string) => table(page).getByText(words).filter({ visible: true })
  const differ = await verdicts('Differs by country').count()
  const unknown = await verdicts('Some not known to us').count()
  await expect(sentence).toHaveText(new RegExp(`: ${differ} points .*for ${unknown} we`))
}

test('countries of an address are side by side; a phone shows two, and either can be changed', async ({
  page,
  idOf,
  isMobile,
}) => {
  await page.goto(paths.compare.href(['Germany', 'Canada', 'Malta'].map(idOf)))
  await expect(column(page, 'Germany')).toBeVisible()
  await expect(column(page, 'Canada')).toBeVisible()
  await expectCounted(page, isMobile ? 'Germany and Canada' : 'Germany, Canada and Malta')
  await expect(column(page, 'Malta')).toBeVisible({ visible: !isMobile })
  const two = page.getByText(/^Two fit on this screen\. Not shown: Malta\./)
  await expect(two).toBeVisible({ visible: isMobile })
  await page.getByLabel('Country 2').selectOption('Malta')
  await expect(column(page, 'Malta')).toBeVisible()
  await expect(column(page, 'Canada')).toBeVisible({ visible: !isMobile })
  await expectCounted(page, isMobile ? 'Germany and Malta' : 'Germany, Malta and Canada')
  const order = ['Germany', 'Malta', 'Canada'].map(idOf).join(',')
  await expect(page).toHaveURL(new RegExp(`with=${order}$`))
  await page.goBack()
  await expect(page.getByLabel('Country 2')).toHaveValue(idOf('Canada'))
})

test('on a phone each country is announced by its own name, and one more can be added @phone', async ({
  page,
  idOf,
}) => {
  await page.goto(paths.compare.href(['Germany', 'Canada'].map(idOf)))
  await expect(column(page, 'Canada')).toBeVisible()
  // The header of the first column too, which is out of sight.
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page.getByLabel('Add a country').selectOption('Malta')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Two fit on this screen.')).toBeVisible()
  await expect(page).toHaveURL(
    new RegExp(`with=${['Germany', 'Canada', 'Malta'].map(idOf).join(',')}$`),
  )
})

test('arrow keys in a closed list change nothing before Enter @desk', async ({ page, idOf }) => {
  await page.goto(paths.compare.href(['Germany', 'Canada'].map(idOf)))
  await expect(column(page, 'Canada')).toBeVisible()
  const before = page.url()
  const second = page.getByLabel('Country 2')
  await second.press('ArrowDown')
  await second.press('ArrowDown')
  await expect(second).not.toHaveValue(idOf('Canada'))
  await expect(column(page, 'Canada')).toBeVisible()
  expect(page.url()).toBe(before)
  await second.press('Enter')
  await expect(column(page, 'Canada')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect(column(page, 'Canada')).toBeVisible()
})

test('on the home page each Compare button is on its own stamp @desk', async ({ page }) => {
  await page.goto(paths.home.href())
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Germany' }) })
  await list.scrollIntoViewIfNeeded()
  const signs = list.getByRole('button', { name: /^Compare/ })
  await expect(signs.nth(23)).toBeAttached()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const astray = await signs.evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const sign = button.getBoundingClientRect()
          const stamp = button.closest('li')?.getBoundingClientRect()
          const isWithin =
            stamp &&
            sign.left >= stamp.left &&
            sign.right <= stamp.right &&
            sign.top >= stamp.top &&
            sign.bottom <= stamp.bottom
          return !isWithin
        }).length,
    )
    expect(astray, `signs beside their stamps at ${width} px`).toBe(0)
  }
})

test('three countries fit a tablet and their names stay in view, in each language @desk', async ({
  page,
  idOf,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const three = paths.compare.href(['Germany', 'Canada', 'United Kingdom'].map(idOf))
  for (const language of languages) {
    await page.goto(addressIn(language, three))
    await expect(page.locator('tfoot td').last()).toBeVisible()
    const hidden = await page
      .locator('div:has(> table)')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, language.code).toBe(0)
    await page.locator('tfoot').scrollIntoViewIfNeeded()
    for (const name of await page.locator('thead a').all()) await expect(name).toBeInViewport()
  }
})

test('the first column stays while the others scroll @desk', async ({ page, idOf }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(paths.compare.href(['Germany', 'Canada', 'Malta', 'Italy'].map(idOf)))
  const language = table(page).getByRole('rowheader', { name: /^Language/ })
  await expect(column(page, 'Italy')).toBeAttached()
  const before = await language.boundingBox()
  await column(page, 'Italy').scrollIntoViewIfNeeded()
  await expect(column(page, 'Italy')).toBeInViewport()
  expect((await language.boundingBox())?.x).toBe(before?.x)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBe(0)
})

test('nothing moves when countries load one after the other, in each language @desk', async ({
  page,
  idOf,
  localApi,
}) => {
  const three = ['Germany', 'Canada', 'Malta'].map(idOf)
  const malta = three.at(-1) ?? ''
  await localApi.fault({ path: `/api/v1/country/getoneCountry/${malta}`, delayMs: 700 })
  // Otherwise the data in its page would be used instead.
  await page.route(`**${paths.country.href(malta)}`, (route) => route.abort())
  await watchShifts(page)
  for (const language of languages) {
    const came = page.waitForResponse(`**/getoneCountry/${malta}`)
    await page.goto(addressIn(language, paths.compare.href(three)))
    await expect(page.locator('thead th')).toHaveCount(three.length + 1)
    await came
    await expect(page.locator('tfoot td').last()).toBeVisible()
    expect(await shifted(page), language.code).toBeLessThanOrEqual(0.01)
  }
})

test('a comparison chosen at the end of the list begins at its top', async ({ page }) => {
  await page.goto(paths.compare.href())
  for (const name of ['Germany', 'Canada', 'Ireland']) await page.getByLabel(name).check()
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByText(/: \d+ points differ/).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the list has the same countries ticked after Back, a reload, and in another language', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.compare.href())
  const boxes = page.getByRole('checkbox')
  const expectTicked = async (...names: string[]) => {
    for (const name of names) await expect(page.getByLabel(name)).toBeChecked()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(names.length)
  }
  await page.mouse.move(5, 300)
  await page.waitForLoadState('networkidle')
  for (const name of ['Germany', 'Malta', 'Italy']) await page.getByLabel(name).check()
  await page.getByLabel('Italy').uncheck()
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(column(page, 'Malta')).toBeAttached()
  await page.goBack()
  await expectTicked('Germany', 'Malta')
  await page.reload()
  await expectTicked('Germany', 'Malta')
  await page.getByLabel('Malta').uncheck()
  await page.getByLabel('Canada').check()
  const ticked = await boxes.evaluateAll((all) =>
    all.filter((each) => each instanceof HTMLInputElement && each.checked).map(({ id }) => id),
  )
  const malayalam = page.getByRole('link', { name: 'മലയാളം' }).last()
  await malayalam.click()
  await expect(page).toHaveURL(/\/ml\/compare\?/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(ticked.length)
  for (const id of ticked) await expect(page.locator(`[id="${id}"]`)).toBeChecked()
  expect(consoleErrors).toEqual([])
})

test('what is ticked and pressed before the list’s code has come is ticked after Back @phone', async ({
  page,
}) => {
  const { release, asked } = await holdBack(page, `**${codeFile('country-chooser')}`)
  await page.goto(paths.compare.href())
  for (const name of ['Germany', 'Malta']) await page.getByLabel(name).check()
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect.poll(asked).toBeGreaterThan(0)
  release()
  await expect(column(page, 'Malta')).toBeAttached()
  await page.goBack()
  for (const name of ['Germany', 'Malta']) await expect(page.getByLabel(name)).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('by keyboard alone: choose two, compare, remove one @desk', async ({ page, idOf }) => {
  await page.goto(paths.compare.href())
  const germany = page.getByRole('checkbox', { name: 'Germany' })
  await germany.focus()
  await expectFocusSeen(page)
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Malta' }).focus()
  await page.keyboard.press('Space')
  await expect(germany).toBeChecked()
  await page.getByRole('button', { name: 'Compare them' }).press('Enter')
  await expect(column(page, 'Malta')).toBeVisible()
  // If it is pressed before the page's code has loaded, the browser's own form sends the second form of the address.
  await expect(page).toHaveURL(new RegExp(`with=${idOf('Germany')}(?:,|&with=)${idOf('Malta')}$`))
  const remove = page.getByRole('button', { name: 'Remove Germany' })
  await remove.focus()
  await expectFocusSeen(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Add a second country')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Country 1')).toBeFocused()
})

test('unknown ids are reported, and the others are shown @phone', async ({
  page,
  idOf,
  consoleErrors,
}) => {
  await page.goto(paths.compare.href([idOf('Germany'), 'nowhere', idOf('Malta')]))
  await expect(page.getByText('We have no country at “nowhere”')).toBeVisible()
  await expect(column(page, 'Malta')).toBeVisible()
  expect(await accessibilityProblems(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Remove it nowhere' }).click()
  await expect(page.getByText('We have no country at')).toHaveCount(0)
  // The browser's own console message about the answer 404.
  consoleErrors.length = 0
})

test('while the API is down, the snapshot’s data is shown with its time @phone', async ({
  page,
  idOf,
  localApi,
  consoleErrors,
}) => {
  const address = paths.compare.href([idOf('Germany'), idOf('Malta')])
  await localApi.fault({ path: '/api/v1/*', status: 503 })
  await page.goto(address)
  await expect(column(page, 'Malta')).toBeVisible()
  await expect(page.getByText('Maltese and English')).toBeVisible()
  await expect(page.getByText(/^As of \d+/)).toBeVisible()
  await expect(page.getByLabel('Country 1')).toHaveValue(idOf('Germany'))
  consoleErrors.length = 0
})

for (const names of [[], ['Germany'], ['Germany', 'Canada', 'Malta', 'United Kingdom']]) {
  test(`with ${names.length} countries: no axe findings`, async ({ page, idOf }) => {
    await page.goto(paths.compare.href(names.map(idOf)))
    await page.mouse.wheel(0, 10)
    for (const name of names.slice(0, 2)) await expect(column(page, name)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityProblems(page, 'main')).toEqual([])
  })
}

test('at 320 px it does not scroll sideways @phone', async ({ page, idOf }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.compare.href([idOf('Germany'), idOf('United Kingdom'), idOf('Malta')]))
  await expect(column(page, 'United Kingdom')).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBe(0)
})

test('the print shows all columns, and no controls @desk', async ({ page, idOf }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.goto(paths.compare.href(['Germany', 'Canada', 'Malta', 'Italy'].map(idOf)))
  await expect(column(page, 'Italy')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(column(page, 'Italy')).toBeInViewport()
  await expect(page.getByLabel('Country 1')).toBeHidden()
})

test('the Compare buttons on stamps fill a tray that leads to the comparison', async ({
  page,
  isMobile,
}) => {
  await page.goto(paths.search.href('land'))
  await page.getByRole('button', { name: 'Compare Ireland' }).press('Enter')
  const poland = page.getByRole('button', { name: 'Compare Poland' })
  await poland.focus()
  if (!isMobile) await expectFocusSeen(page)
  await page.keyboard.press('Enter')
  await expect(poland).toHaveAttribute('aria-pressed', 'true')
  // At the end of its list the tray covers nothing.
  await page.getByRole('heading', { name: 'Job categories' }).scrollIntoViewIfNeeded()
  expect(await accessibilityProblems(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Compare 2 countries' }).click()
  await expect(column(page, 'Ireland')).toBeVisible()
  await expect(column(page, 'Poland')).toBeVisible()
})

test('the tray covers nothing in a window as low as at 400 % zoom @desk', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(paths.search.href('land'))
  await page.getByRole('button', { name: 'Compare Ireland' }).press('Enter')
  const tray = page.getByRole('region', { name: 'Countries to compare' })
  await expect(tray).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(tray).toHaveCSS('position', 'sticky')
})

test('on a phone in landscape what was chosen, and that a fifth is refused, is in sight @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto(paths.search.href('a'))
  const signs = page.getByRole('button', { name: /^Compare / })
  for (const at of [0, 1, 4, 5, 6]) await signs.nth(at).press('Enter')
  await expectFocusSeen(page)
  const tray = page.getByRole('region', { name: 'Countries to compare' })
  await expect(tray.getByText(/^4 countries at most/)).toBeInViewport({ ratio: 1 })
  await expect(tray.getByRole('link', { name: 'Compare 4 countries' })).toBeInViewport({ ratio: 1 })
  expect((await tray.boundingBox())?.height).toBeLessThan(360 / 4)
})

for (const size of [16, 20, 24, 32]) {
  test(`the tray takes at most a third of a phone, letters of ${size} px @desk`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(paths.search.href('a'))
    await setFontSize(page, size)
    const signs = page.getByRole('button', { name: /^Compare / })
    for (const at of [0, 1, 6, 10]) await signs.nth(at).press('Enter')
    const tray = page.getByRole('region', { name: 'Countries to compare' })
    await expect(tray.getByRole('button')).toHaveCount(4)
    const expectRoom = async (part: number) => {
      const { position, height } = await tray.evaluate((element) => ({
        position: getComputedStyle(element).position,
        height: element.getBoundingClientRect().height,
      }))
      if (position === 'sticky') expect(height).toBeLessThan(740 * part)
    }
    await expectRoom(1 / 3)
    // A fifth is refused, with a text that is there till the next choice.
    await signs.nth(14).press('Enter')
    await expectRoom(0.4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectFocusSeen(page)
    // What holds the names scrolls by itself: each of its buttons can be reached.
    await tray.getByRole('button').last().focus()
    await expectFocusSeen(page)
  })
}

for (const width of [320, 360, 412]) {
  test(`four chosen countries make the home page no wider than ${width} px @desk`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await scrollThrough(page)
    const signs = page.getByRole('button', { name: /^Compare / })
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    for (const at of [0, 1, 6, 10, 14]) {
      await signs.nth(at).press('Enter')
      expect(await wider()).toBe(0)
    }
    const tray = page.getByRole('region', { name: 'Countries to compare' })
    await expect(tray.getByRole('button')).toHaveCount(4)
    await expect(tray.getByRole('link', { name: 'Compare 4 countries' })).toBeVisible()
  })
}

test('by keyboard in a narrow window, the tray covers no stamp that has the focus @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 340, height: 640 })
  await page.goto(paths.search.href('a'))
  const stamps = page.getByRole('button', { name: /^Compare / })
  await stamps.first().focus()
  // Four are chosen, and a fifth is refused.
  for (const at of [0, 1, 6, 10, 14]) {
    await tabToElement(page, stamps.nth(at))
    await page.keyboard.press('Space')
  }
  await tabToElement(page, stamps.last())
})
