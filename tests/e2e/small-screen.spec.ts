import type { Page } from '@playwright/test'
import { compare as words } from '../../src/content/en/compare.ts'
import { navigation } from '../../src/content/en/navigation.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { somePlan } from '../samples/some-plan.ts'
import { everyAddress } from './addresses.ts'
import { setFontSize, whenDrawn } from './font-size.ts'
import { enter, expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

const NARROW = { width: 360, height: 740 }
const TABLET = { width: 800, height: 1280 }
const ON_ITS_SIDE = { width: 740, height: 360 }
const languages = ['', '/ml', '/hi']

/** How many lines the texts of each element take, one text counted after the other. Runs in the page. */
const lineCounts = (elements: Element[]) =>
  elements.map((element) => {
    let lines = 0
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      lines += range.getClientRects().length
    }
    return lines
  })

test('Compare stays on its line when Save beside it is pressed @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(NARROW)
  const { addressOf } = await everyAddress(request)
  for (const language of languages) {
    await page.goto(`${language}${addressOf('country')}`)
    const main = page.getByRole('main')
    const compare = main.locator(`a[href^="${language}${paths.compare.path}?"]`)
    const before = await compare.boundingBox()
    await main.locator('[data-saved]').first().click()
    await expect(main.locator(`a[href="${language}${paths.shortlist.path}"]`)).toBeVisible()
    expect((await compare.boundingBox())?.y, language).toBe(before?.y)
    await page.evaluate(() => localStorage.clear())
  }
})

for (const { width, height } of [NARROW, TABLET]) {
  test(`a swipe scrolls the open menu and not the page behind it, ${width} px @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(paths.policy.href())
    const finger = await page.context().newCDPSession(page)
    const swipeUp = async (x: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: y ? [{ x, y }] : [] })
      await touch('touchStart', 500)
      // The finger rests at the end, so the page does not scroll on by itself.
      for (const y of [480, 440, 400, 360, 320, 280, 240, 200, 200, 200, 200]) {
        await touch('touchMove', y)
        await whenDrawn(page)
      }
      await touch('touchEnd')
    }
    const pageAt = () => page.evaluate(() => scrollY)
    await swipeUp(width / 2)
    await expect.poll(pageAt).toBeGreaterThan(100)
    await page.evaluate(() => scrollTo(0, 0))

    await page.getByRole('banner').locator('summary').tap()
    const entries = page.getByRole('navigation', { name: navigation.sideMenu })
    await expect(entries).toBeVisible()
    const panel = (await entries.boundingBox())?.x ?? 0
    const veil = panel / 2
    await swipeUp(veil)
    expect(await pageAt(), 'on the veil').toBe(0)
    const menuAt = () => entries.evaluate((nav) => nav.parentElement?.scrollTop)
    await swipeUp(panel + 20)
    await expect.poll(menuAt).toBeGreaterThan(0)
    // The same past the end of the menu.
    await swipeUp(panel + 20)
    await swipeUp(panel + 20)
    expect(await pageAt(), 'on the panel').toBe(0)
  })
}

test('a phone in landscape shows the name of a country @phone', async ({ page, request }) => {
  await page.setViewportSize(ON_ITS_SIDE)
  const { addressOf } = await everyAddress(request)
  for (const language of languages) {
    await page.goto(`${language}${addressOf('country')}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').locator('[data-saved]').first()).toBeInViewport({
      ratio: 1,
    })
  }
})

test('the text of a login page is not a narrow column beside its stamp @phone', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  for (const language of languages) {
    for (const { path } of [paths.login, paths.register, paths.forget]) {
      await page.goto(`${language}${path}`)
      const lines = await page
        .locator('main header p')
        .first()
        .evaluate((lede) => {
          const range = document.createRange()
          range.selectNodeContents(lede)
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
        })
      expect(lines, `${language}${path}`).toBeLessThanOrEqual(5)
    }
  }
})

test('a comparison on a phone is about the two countries that it shows @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(NARROW)
  const countries = await (await request.get('/api/v1/country/getCountry')).json()
  const ids: string[] = countries.slice(0, 3).map(({ _id }: { _id: string }) => _id)
  await page.goto(paths.compare.href(ids))
  const table = page.getByRole('table', { name: words.table })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const rows = await table.locator('tbody tr:has(td):visible').evaluateAll((all) =>
    all.map((row) => {
      const seen = (selector: string) =>
        Array.from(row.querySelectorAll<HTMLElement>(selector))
          .filter((part) => part.checkVisibility())
          .map((part) => part.innerText.trim())
      return { said: seen('td'), verdict: seen('[data-verdict]') }
    }),
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { said, verdict } of rows) {
    const isSilent = said.includes(words.notSaid)
    expect(new Set(said)).not.toEqual(new Set([words.notSaid]))
    const agree = new Set(said).size === 1 ? words.verdicts.same : words.verdicts.different
    expect(verdict, said.join(' | ')).toEqual([isSilent ? words.verdicts.partial : agree])
  }
})

for (const language of languages)
  test(`at 320 px the state of each referral is on one line, in ${language || '/en'} @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enter(page, 'member', language + paths.userReferrals.href())
    const states = page.getByRole('table').first().locator('tbody td > span')
    await expect(states).toHaveCount(4)
    const lines = await states.evaluateAll(lineCounts)
    expect(lines).toEqual([1, 1, 1, 1])
  })

/** Words of up to twelve letters, and figures with their suffix, that are broken over more than one line. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => {
    const broken: string[] = []
    const range = document.createRange()
    for (const part of parts.filter((each) => each.checkVisibility())) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(
          /\d+(?:-\u2060?[\p{L}\p{M}]+)?|\p{L}{2,12}/gu,
        )) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })

test('with a font size of 200 % the names of a shortlist and the words of a comparison are not broken @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(NARROW)
  await setFontSize(page, 32)
  const all: { _id: string; name: string }[] = await (
    await request.get('/api/v1/country/getCountry')
  ).json()
  const two = all.filter(({ name }) => ['Germany', 'United Arab Emirates'].includes(name))
  const saved = two.map(({ _id, name }) => ({ kind: 'country', id: _id, name }))
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(saved))
  await page.goto(paths.shortlist.href())
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(two.length)
  expect(await brokenWords(page, 'h3')).toEqual([])

  await page.goto(paths.compare.href(two.map(({ _id }) => _id)))
  await expect(page.locator('tfoot td').last()).toBeVisible()
  expect(await brokenWords(page, 'thead th + th, tbody td')).toEqual([])
})

for (const prefix of languages)
  for (const size of [24, 32])
    test(`with letters of ${size} px the side menu has one column of whole words, in ${prefix || '/en'} @phone`, async ({
      page,
    }) => {
      await page.setViewportSize(NARROW)
      await page.goto(prefix + paths.about.href())
      await setFontSize(page, size)
      await waitUntilHydrated(page)
      await page.locator('summary').first().click()
      const links = page.locator('header details nav a')
      await expect(links.first()).toBeVisible()
      const edges = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().left))
      expect(new Set(edges.map(Math.round)).size).toBe(1)
      // The longest words of Malayalam are wider than a phone in letters of this size.
      if (prefix !== '/ml') expect(await brokenWords(page, 'header details nav a')).toEqual([])
    })

const planWith = (title: string) =>
  JSON.stringify({
    version: 1,
    plans: [
      somePlan({ purpose: 'work', by: '2029-03', own: [{ id: 'o1', title, day: '2026-12-19' }] }),
    ],
  })

for (const size of [16, 24, 32])
  test(`with letters of ${size} px no day of a plan in Malayalam breaks within a figure @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW)
    await page.addInitScript((plans) => localStorage.setItem('plans', plans), planWith('വിസ'))
    await page.goto('/ml' + paths.about.href())
    // From then on, so that the plan is shown in this size from the start.
    await setFontSize(page, size)
    await waitUntilHydrated(page)
    await page.getByRole('contentinfo').locator('a[href$="/plan"]').click()
    const days = page.locator('main li > p[id$="-days"]')
    await expect(days.first()).toBeVisible()
    expect(await days.count()).toBeGreaterThan(5)
    const broken = await brokenWords(page, 'main li > p[id$="-days"], main [data-tone] p')
    expect(broken.filter((word) => /\d/.test(word))).toEqual([])
  })

test('an own step without spaces makes its plan no wider than the phone @phone', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  const long = planWith('https://www.passport.example/' + 'procedure'.repeat(5))
  await page.addInitScript((plans) => localStorage.setItem('plans', plans), long)
  await page.goto(paths.plan.href())
  await expect(page.locator('main [data-tone]')).toContainText('passport.example')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
})

test('with the normal font size, the actions of a saved country are on one line @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(NARROW)
  const all = await (await request.get('/api/v1/country/getCountry')).json()
  const saved = all
    .slice(0, 2)
    .map(({ _id, name }: { _id: string; name: string }) => ({ kind: 'country', id: _id, name }))
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(saved))
  await page.goto(paths.shortlist.href())
  const row = page.locator('[data-entry]').first()
  const add = await row.getByRole('button', { name: /^Add a note/ }).boundingBox()
  const remove = await row.getByRole('button', { name: /^Remove/ }).boundingBox()
  expect(remove?.y).toBe(add?.y)
})

test('the head of the table of Premium has its text on one line @phone', async ({ page }) => {
  await page.setViewportSize(NARROW)
  for (const language of languages) {
    await enter(page, 'member', `${language}${paths.userDashboard.path}`)
    const heads = page.getByRole('main').getByRole('columnheader')
    await expect(heads.last()).toBeVisible()
    const [first, last] = await heads.evaluateAll(lineCounts)
    expect([first, last], language).toEqual([1, 1])
  }
})
