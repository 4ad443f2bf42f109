import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { ids } from './faults/ids.ts'
import { whenDrawn } from './font-size.ts'
import { watchKeys } from './key-cost.ts'
import { press, tabTo } from './keyboard.ts'
import { expect, test, withMotion } from './site.ts'

type Saved = { kind: string; id: string; name: string; price?: number; note?: string }

const address = paths.shortlist.href()
// A job of the seed: a call for a missing one would log an error in the console.
const nurse: Saved = { kind: 'work', id: ids.nurse, name: 'Staff nurse' }
const course: Saved = { kind: 'product', id: 'p1', name: 'IELTS course', price: 999 }
/** Two frames; drawing everything again would take many. */
const MOST_MS_A_KEY = 33
const LONG = 'Democratic Republic of the Long and Winding Name of 60 letters'
const MALAYALAM = 'ഐക്യ അറബ് എമിറേറ്റുകളിലെ ജോലി സാധ്യതകൾ'

/** Opens the page with a list in the storage; a later visit does not write the list again. */
async function open(page: Page, items: readonly unknown[], fragment = '') {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('entered')) localStorage.setItem('cart', text)
    sessionStorage.setItem('entered', '1')
  }, JSON.stringify(items))
  await page.goto(address + fragment)
  const list = page.getByRole('region', { name: 'Your shortlist' })
  await expect(list.getByRole('heading').nth(1)).toBeVisible()
  return list
}

/** Countries of the API, in the form in which they are saved. */
async function someCountries(page: Page, count: number): Promise<Saved[]> {
  const countries = await (await page.request.get('/api/v1/country/getCountry')).json()
  return countries
    .slice(0, count)
    .map(({ _id, name }: { _id: string; name: string }) => ({ kind: 'country', id: _id, name }))
}

const stored = (page: Page): Promise<Saved[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))

const group = (page: Page, name: RegExp) => page.getByRole('region', { name })

const namesIn = (page: Page, name: RegExp) =>
  group(page, name).getByRole('heading', { level: 3 }).allInnerTexts()

const rows = (page: Page) => group(page, /^Countries/).getByRole('listitem')
/** The countries' names during a drag: the place of the one that is dragged is there, but hidden. */
const placesIn = (page: Page) =>
  group(page, /^Countries/)
    .locator('h3')
    .allTextContents()

const namesOf = (...items: readonly (Saved | undefined)[]) => items.map((item) => item?.name)

const handle = (row: Locator) => row.getByTitle('Drag to another place')

async function middle(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing to see')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Loads the code of dragging, which comes with the first interaction. */
async function wake(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 300)
  await expect(page.locator('ol[data-drags]').first()).toBeAttached()
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('no state has axe findings', async ({ page, consoleErrors }) => {
      test.slow()
      const five = await someCountries(page, 5)
      await open(page, [])
      expect.soft(await accessibilityProblems(page), 'empty').toEqual([])
      await page.evaluate(
        (text) => localStorage.setItem('cart', text),
        JSON.stringify([
          { kind: 'country', id: 'gone', name: 'Atlantis' },
          ...five,
          { ...nurse, name: LONG, note: MALAYALAM },
          { ...nurse, kind: 'country', name: MALAYALAM },
          course,
          { old: 'shape' },
        ]),
      )
      await page.reload()
      await expect(page.getByText(/^This is no longer on our site/).first()).toBeVisible()
      await page.getByText('Show what is stored').click()
      expect.soft(await accessibilityProblems(page), 'full').toEqual([])
      for (const tool of ['Compare countries', 'Ask about all', 'Share the list']) {
        const button = page.getByRole('button', { name: tool })
        await button.click()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await page.waitForLoadState('networkidle')
        expect.soft(await accessibilityProblems(page), tool).toEqual([])
      }
      await page.getByRole('button', { name: `Change note on ${LONG}` }).click()
      await page.getByRole('textbox', { name: /^Your note/ }).fill('x'.repeat(300))
      await page.getByRole('button', { name: 'Remove Atlantis' }).click()
      expect.soft(await accessibilityProblems(page), 'a long note, one removed').toEqual([])
      const link = await page.getByRole('textbox', { name: 'Link to your list' }).inputValue()
      await page.evaluate(() => localStorage.removeItem('cart'))
      await page.goto(paths.policy.href())
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Somebody sent you this list' })).toBeVisible()
      expect.soft(await accessibilityProblems(page), 'sent').toEqual([])
      await page.goto(paths.policy.href())
      await page.goto(`${address}#list=1broken`)
      await expect(page.getByRole('heading', { name: 'This link has no list' })).toBeVisible()
      expect.soft(await accessibilityProblems(page), 'a broken link').toEqual([])
      expect(consoleErrors).toEqual([])
    })

    test.describe('in motion', () => {
      test.use(withMotion)

      test('the mouse drags an entry to another place, where it stays', async ({
        page,
        consoleErrors,
      }) => {
        // All of them in sight: near the edge of the window the page would scroll along.
        await page.setViewportSize({ width, height: 1600 })
        const [one, two, three, four] = await someCountries(page, 4)
        await open(page, [one, nurse, two, three, four])
        await wake(page)
        const from = await middle(handle(rows(page).nth(0)))
        const to = await middle(rows(page).nth(2))
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(from.x, from.y + 10, { steps: 3 })
        await page.mouse.move(from.x, to.y + 30, { steps: 12 })
        const order = [two, three, one, four].map((item) => item?.name)
        // While the others move out of its way, it takes no further place.
        await expect(async () => {
          await page.mouse.move(from.x, to.y + 40, { steps: 3 })
          expect(await placesIn(page)).toEqual(order)
        }).toPass()
        await page.mouse.up()
        await expect.poll(() => namesIn(page, /^Countries/)).toEqual(order)
        await expect(
          page.getByRole('status').filter({ hasText: `${one?.name} is now number 3 of 4.` }),
        ).toBeAttached()
        await page.reload()
        await expect.poll(() => namesIn(page, /^Countries/)).toEqual(order)
        expect(await rows(page).count()).toBe(4)
        expect(consoleErrors).toEqual([])
      })
    })

    test('presses at one place go on moving one entry, up to the end', async ({
      page,
      consoleErrors,
    }) => {
      // A busy machine presses more slowly than a person does.
      await page.addInitScript(() => {
        const now = performance.now.bind(performance)
        performance.now = () => now() / 3
      })
      const [one, two, three, four] = await someCountries(page, 4)
      const long = { ...two, note: 'Far longer than the others. '.repeat(9) }
      await open(page, [one, long, three, four])
      const arrow = (way: 'up' | 'down') =>
        page.getByRole('button', { name: `Move ${one?.name} ${way}` })
      const pressAt = async (way: 'up' | 'down') => {
        await arrow(way).scrollIntoViewIfNeeded()
        const { x, y } = await middle(arrow(way))
        return () => page.mouse.click(x, y)
      }
      const down = await pressAt('down')
      // Without a look in between: presses that are further apart mean another row.
      for (let count = 0; count < 4; count += 1) await down()
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual(namesOf(two, three, four, one))
      const said = page.getByRole('status').filter({ hasText: `${one?.name} is already last` })
      await expect(said).toBeAttached()
      await expect(arrow('down')).toBeFocused()
      await expect(arrow('down')).toBeInViewport({ ratio: 1 })
      const up = await pressAt('up')
      for (let count = 0; count < 3; count += 1) await up()
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual(namesOf(one, two, three, four))
      await up()
      await expect(arrow('up')).toBeFocused()
      expect(await namesIn(page, /^Countries/)).toEqual(namesOf(one, two, three, four))
      expect(consoleErrors).toEqual([])
    })

    test('a press under which the page scrolls on counts for the entry as well', async ({
      page,
    }) => {
      const [one, two, three, four] = await someCountries(page, 4)
      await open(page, [
        one,
        { ...two, note: 'Far longer than the others. '.repeat(9) },
        three,
        four,
      ])
      const arrow = page.getByRole('button', { name: `Move ${one?.name} down` })
      await arrow.scrollIntoViewIfNeeded()
      const { x, y } = await middle(arrow)
      await page.mouse.click(x, y)
      await page.mouse.down()
      // As a slow phone does once it has drawn the first move.
      await page.evaluate(() => window.scrollBy(0, 70))
      await page.mouse.up()
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual(namesOf(two, three, one, four))
      await expect(arrow).toBeFocused()
    })

    test('later, or elsewhere, a press means the arrow that is there', async ({ page }) => {
      await page.setViewportSize({ width, height: 1600 })
      const [one, two, three] = await someCountries(page, 3)
      await open(page, [one, two, three])
      const arrow = (item: Saved | undefined) =>
        page.getByRole('button', { name: `Move ${item?.name} down` })
      const { x, y } = await middle(arrow(one))
      await page.mouse.click(x, y)
      await page.mouse.click(x, (await middle(arrow(one))).y)
      const order = [two, three, one].map((item) => item?.name)
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual(order)
      await page.waitForTimeout(2000)
      await page.mouse.click(x, y)
      await expect(arrow(two)).toBeFocused()
      const last = [three, two, one].map((item) => item?.name)
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual(last)
    })

    test('by keyboard alone: order, note, removal, Undo', async ({ page, consoleErrors }) => {
      const [one, two] = await someCountries(page, 2)
      await open(page, [one, two])
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Tab')
      await press(page, 'button', `Move ${one?.name} down`)
      await expect.poll(() => namesIn(page, /^Countries/)).toEqual([two?.name, one?.name])
      await expect(page.locator(':focus')).toHaveAccessibleName(`Move ${one?.name} down`)
      await tabTo(page, 'button', `Add a note on ${one?.name}`)
      await page.keyboard.press('Enter')
      await page.keyboard.type('Bonn')
      await press(page, 'button', 'Done')
      await expect(page.locator(':focus')).toHaveAccessibleName(`Change note on ${one?.name}`)
      await press(page, 'button', `Remove ${one?.name}`)
      await expect(page.locator(':focus')).toHaveAccessibleName(`Undo (${one?.name})`)
      await page.keyboard.press('Enter')
      await expect(page.locator(':focus')).toHaveAccessibleName(`Remove ${one?.name}`)
      expect(await stored(page)).toEqual([two, { ...one, note: 'Bonn' }])
      expect(consoleErrors).toEqual([])
    })
  })
}

test.describe('a finger', () => {
  test.use({
    ...withMotion,
    viewport: { width: 360, height: 1600 },
    hasTouch: true,
    isMobile: true,
  })

  test('moves one entry by taps at one place', async ({ page }) => {
    const [one, two, three] = await someCountries(page, 3)
    await open(page, [one, two, three])
    const { x, y } = await middle(page.getByRole('button', { name: `Move ${one?.name} down` }))
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x + 6, y - 6)
    const order = [two, three, one].map((item) => item?.name)
    await expect.poll(() => namesIn(page, /^Countries/)).toEqual(order)
  })

  test('drags by the handle, and by nothing else', async ({ page, consoleErrors }) => {
    const items = await someCountries(page, 4)
    await open(page, items)
    await wake(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    /** Moves a finger from the part to below the second entry, where it stays. */
    const pull = async (part: Locator) => {
      const from = await middle(part)
      const to = await middle(rows(page).nth(1))
      await touch('touchStart', from.x, from.y)
      for (let step = 1; step <= 12; step += 1) {
        await touch('touchMove', from.x, from.y + ((to.y + 40 - from.y) * step) / 12)
        await whenDrawn(page)
      }
    }
    await pull(rows(page).nth(0).getByRole('heading'))
    await touch('touchEnd')
    expect(await namesIn(page, /^Countries/)).toEqual(items.map(({ name }) => name))
    await page.evaluate(() => window.scrollTo(0, 0))
    await pull(handle(rows(page).nth(0)))
    const order = [items[1], items[0], items[2], items[3]].map((item) => item?.name)
    await expect.poll(() => placesIn(page)).toEqual(order)
    await touch('touchEnd')
    await expect.poll(() => namesIn(page, /^Countries/)).toEqual(order)
    expect(consoleErrors).toEqual([])
  })
})

test('changes in another tab are shown, and a note here does not undo them', async ({
  page,
  context,
  consoleErrors,
}) => {
  await open(page, [nurse, course])
  const other = await context.newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Remove IELTS course' }).click()
  await expect(page.getByRole('link', { name: 'IELTS course' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a note on Staff nurse' }).click()
  await page.keyboard.type('Day shift')
  await expect(other.getByText('Day shift')).toBeVisible()
  expect(await stored(page)).toMatchObject([{ id: nurse.id, note: 'Day shift' }])
  expect(consoleErrors).toEqual([])
})

test('full storage is reported, and nothing that was stored is lost', async ({
  page,
  consoleErrors,
}) => {
  await open(page, [nurse, course])
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  // The API's newer name may have been stored by then.
  const before = await stored(page)
  expect(before).toMatchObject([{ id: nurse.id }, { id: course.id }])
  await page.getByRole('button', { name: /^Add a note on Staff nurse/ }).click()
  await page.keyboard.type('H')
  await expect(page.getByText(/only until you close or reload the page/).first()).toBeVisible()
  expect(await stored(page)).toEqual(before)
  expect(consoleErrors).toEqual([])
})

test('the content of a link reaches no server', async ({ page, consoleErrors }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  const packed = [
    ['secret1', 'Secretland'],
    ['secret2', 'Secretary'],
    ['secret3', 'Secret course'],
  ]
  const body = Buffer.from(JSON.stringify(packed)).toString('base64url')
  await open(page, [nurse], `#list=1${body}`)
  await expect(page.getByText('This is not on our site.')).toBeVisible()
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await page.getByRole('link', { name: 'Staff nurse' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.filter((each) => each.includes(body) || /secret/i.test(each))).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('two hundred entries load quickly and react quickly', async ({ page, consoleErrors }) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    kind: 'country',
    id: `c${index}`,
    name: `${MALAYALAM} ${index}`,
  }))
  await open(page, items)
  const typed = await watchKeys(page)
  await page.getByRole('button', { name: 'Add a note' }).first().click()
  const field = page.getByRole('textbox', { name: /^Your note/ })
  await field.focus()
  expect(await typed('x'.repeat(20), 'note of 200')).toBeLessThanOrEqual(MOST_MS_A_KEY)
  await expect(field).toHaveValue('x'.repeat(20))
  expect((await stored(page))[0]?.note).toBe('x'.repeat(20))
  expect(consoleErrors).toEqual([])
})

test('the print shows names, prices and notes, and no buttons', async ({ page, consoleErrors }) => {
  await open(page, [{ ...nurse, note: 'Night shifts?' }, course])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Night shifts?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'IELTS course' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})
