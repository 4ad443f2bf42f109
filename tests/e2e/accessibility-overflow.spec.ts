import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, logins, pagesOf } from './addresses.ts'
import { fontSizeProblems, zoomProblems } from './overflow-when-resized.ts'
import { waitUntilLoaded } from './waits.ts'
import { enter, expect, test } from './site.ts'

// The visitors' pages are tested in accessibility.spec.ts.
for (const area of ['member', 'admin'] as const)
  for (const name of pagesOf(area))
    test(`with zoom, custom text spacing and a large font ${paths[name].path} has room for its text`, async ({
      page,
      request,
      consoleErrors,
    }) => {
      await enter(page, logins[area], (await everyAddress(request)).addressOf(name))
      // The page's code and its data load one after the other, and between them nothing says that it is loading.
      await page.waitForLoadState('networkidle')
      await waitUntilLoaded(page)
      expect([...(await zoomProblems(page)), ...(await fontSizeProblems(page))]).toEqual([])
      consoleErrors.splice(0)
    })
