import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, type PageName, UNKNOWN } from './addresses.ts'
import { lookOver } from './axe.ts'
import { lookedOver } from './page-lists.ts'
import { scrollThrough } from './waits.ts'
import { expect, test } from './site.ts'

type Visit = [title: string, address: (addressOf: (name: PageName) => string) => string]

const visits: Visit[] = [
  ...lookedOver.visitors.map((name): Visit => [paths[name].path, (addressOf) => addressOf(name)]),
  ...[paths.search.href('nursing'), paths.country.href('unknown'), UNKNOWN].map(
    (address): Visit => [address, () => address],
  ),
]

// The home page is long.
test.describe.configure({ mode: 'parallel', timeout: 60_000 })

for (const [title, address] of visits) {
  test(`${title} has nothing that axe finds, light and dark`, async ({
    page,
    request,
    troubles,
  }) => {
    const { addressOf } = await everyAddress(request)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address(addressOf))
    await scrollThrough(page)
    expect(await lookOver(page)).toEqual([])
    troubles.splice(0)
  })
}
