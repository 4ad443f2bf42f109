import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { ids } from './faults/ids.ts'
import { expectFocusSeen } from './keyboard.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test } from './site.ts'
import { overflowProblems } from './text-overflow.ts'

/** The pages that show a trail, with its steps. */
const trails = [
  [paths.country.href(ids.germany), ['Home', 'Countries', 'Germany']],
  [paths.latestJobs.href(ids.nursing), ['Home', 'Job categories', 'Nursing in Germany']],
  [
    paths.jobApplication.href(ids.nurse),
    ['Home', 'Job categories', 'Nursing in Germany', 'Staff nurse, hospital ward'],
  ],
] as const

const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' })

/** The least side of a control, in px, that anybody can hit. */
const LEAST = 24

for (const [address, steps] of trails) {
  test(`the trail of ${address} is in the HTML, above the heading, and can be hit with a finger @phone`, async ({
    page,
  }) => {
    await watchShifts(page)
    await page.goto(address)
    await expect(trail(page).getByRole('listitem')).toHaveText([...steps])
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText(steps.at(-1) ?? '')
    const above = await trail(page).boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
    const links = await trail(page)
      .getByRole('link')
      .evaluateAll((all) => all.flatMap((link) => [...link.getClientRects()]))
    for (const { height } of links) expect(height).toBeGreaterThanOrEqual(LEAST)
    // It stays as it is when its code loads.
    await page.mouse.wheel(0, 10)
    await page.waitForLoadState('networkidle')
    await expect(trail(page).getByRole('listitem')).toHaveText([...steps])
    expect(await shifted(page)).toBeLessThan(0.01)
  })
}

test('a keyboard walks the trail and follows it', async ({ page }) => {
  await page.goto(paths.jobApplication.href(ids.nurse))
  for (const step of ['Home', 'Job categories', 'Nursing in Germany']) {
    const link = trail(page).getByRole('link', { name: step })
    if (step === 'Home') await link.focus()
    else await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expectFocusSeen(page)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nursing in Germany' })).toBeVisible()
  await trail(page).getByRole('link', { name: 'Job categories' }).click()
  await expect(page).toHaveURL(/\/latest$/)
})

test('a job opened from its category moves nothing when its trail arrives @phone', async ({
  page,
}) => {
  await page.goto(paths.latestJobs.href(ids.nursing))
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(trail(page).getByRole('link', { name: 'Nursing in Germany' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await watchShifts(page)
  await page.reload()
  await expect(trail(page).getByRole('listitem')).toHaveCount(4)
  await page.waitForLoadState('networkidle')
  expect(await shifted(page)).toBeLessThan(0.01)
})

test.describe('names of 60 letters', () => {
  const inWords = 'Nursing and elderly care in the north of Germany and Denmark'
  const inOneWord = 'Krankenpflegefachassistentinnenausbildungsstellenvermittlung'

  for (const width of [360, 768, 1280])
    for (const long of [inWords, inOneWord]) {
      test(`wrap at ${width} px: ${long}`, async ({ page, localApi }) => {
        expect(long).toHaveLength(60)
        const category = [{ _id: 'c1', name: long, photo: '' }]
        await localApi.fault({ path: '/category/get-category', body: { success: true, category } })
        const work = { _id: 'w1', name: long, category: 'c1', details: 'One point' }
        await localApi.fault({
          path: '/work/work-category/c1',
          body: { success: true, works: [work] },
        })
        await localApi.fault({ path: '/work/getone-work/w1', body: { success: true, data: work } })
        const country = { _id: 'k1', name: long, description: 'A country', details: 'A point' }
        await localApi.fault({ path: '/country/getoneCountry/k1', body: country })
        await page.setViewportSize({ width, height: 800 })
        for (const address of ['/country/k1', '/latestjobs/c1', '/job/w1']) {
          await page.goto(address)
          await expect(trail(page).locator('[aria-current="page"]')).toHaveText(long)
          expect(await page.evaluate(overflowProblems), address).toEqual([])
        }
      })
    }
})

test('a trail is not printed: on paper no link can be followed', async ({ page }) => {
  await page.goto(paths.country.href(ids.germany))
  await page.mouse.wheel(0, 10)
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  await expect(trail(page)).toBeHidden()
})
