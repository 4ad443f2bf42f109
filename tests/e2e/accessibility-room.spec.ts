import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, logins } from './addresses.ts'
import { troublesOfLetters, troublesOfZoom } from './looks.ts'
import { waitUntilLoaded } from './waits.ts'
import { enter, expect, test } from './site.ts'

// Those of the visitors are in accessibility.spec.ts.
for (const area of ['member', 'admin'] as const) {
  test(`with zoom, own spacing and large letters every ${area} page has room for its words`, async ({
    page,
    request,
    troubles,
  }) => {
    test.setTimeout(120_000)
    const addresses = (await everyAddress(request))[area]
    expect(addresses.length).toBeGreaterThan(2)
    await enter(page, logins[area], paths.policy.href())
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      // Its own code and data come one after the other, and between them nothing says that it loads.
      await page.waitForLoadState('networkidle')
      await waitUntilLoaded(page)
      const wrong = [...(await troublesOfZoom(page)), ...(await troublesOfLetters(page))]
      found.push(...wrong.map((trouble) => `${address} ${trouble}`))
    }
    expect(found).toEqual([])
    troubles.splice(0)
  })
}
