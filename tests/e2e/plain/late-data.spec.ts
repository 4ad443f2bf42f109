import { paths } from '../../../src/lib/navigation/paths.ts'
import { ids } from '../faults/ids.ts'
import { whenDrawn } from '../font-size.ts'
import { shifted, watchShifts } from '../shifts.ts'
import { expect, test, withMotion } from '../site.ts'

test.use(withMotion)

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`at ${size.width} px nothing moves when the job loads late`, async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    await localApi.fault({ path: '/work/getone-work', delayMs: 3000 })
    await watchShifts(page)
    await page.goto(paths.jobApplication.href(ids.nurse))
    await expect(page.getByText('Looking up the job')).toBeVisible()
    // On a busy machine the site's fonts arrive after the first paint; fonts.spec.ts tests what they move.
    await page.evaluate(async () => void (await document.fonts.ready))
    await whenDrawn(page)
    const before = await shifted(page)
    // In the way to the job, and on its label.
    await expect(page.getByRole('link', { name: 'Nursing in Germany' })).toHaveCount(2)
    expect(await shifted(page)).toBe(before)
    expect(consoleErrors).toEqual([])
  })
}

test('nothing moves when one of three countries to compare loads late', async ({
  page,
  request,
  localApi,
}) => {
  const countries: { _id: string }[] = await (
    await request.get('/api/v1/country/getCountry')
  ).json()
  const [first = '', second = ''] = countries
    .map(({ _id }) => _id)
    .filter((id) => id !== ids.germany)
  await localApi.fault({ path: `/country/getoneCountry/${ids.germany}`, delayMs: 700 })
  await watchShifts(page)
  await page.goto(paths.compare.href([first, ids.germany, second]))
  await expect(page.locator('thead th')).toHaveCount(4)
  await expect(page.locator('tfoot td').last()).toBeVisible()
  expect(await shifted(page)).toBeLessThanOrEqual(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of [paths.home.href(), paths.latest.href()]) {
    test(`${address} says that its list needs JavaScript, and what to do instead`, async ({
      page,
    }) => {
      await page.goto(address)
      const words = page.locator('noscript p', { hasText: 'This list needs JavaScript' })
      await expect(words.first()).toBeVisible()
    })
  }
})
