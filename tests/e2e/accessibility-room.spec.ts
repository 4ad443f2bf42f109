import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, logins, pagesOf } from './addresses.ts'
import { troublesOfLetters, troublesOfZoom } from './looks.ts'
import { waitUntilLoaded } from './waits.ts'
import { enter, expect, test } from './site.ts'

// Those of the visitors are in accessibility.spec.ts.
for (const area of ['member', 'admin'] as const)
  for (const name of pagesOf(area))
    test(`with zoom, own spacing and large letters ${paths[name].path} has room for its words`, async ({
      page,
      request,
      troubles,
    }) => {
      await enter(page, logins[area], (await everyAddress(request)).addressOf(name))
      // Its own code and data come one after the other, and between them nothing says that it loads.
      await page.waitForLoadState('networkidle')
      await waitUntilLoaded(page)
      expect([...(await troublesOfZoom(page)), ...(await troublesOfLetters(page))]).toEqual([])
      troubles.splice(0)
    })
