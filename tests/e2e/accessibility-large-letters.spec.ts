import { paths } from '../../src/lib/navigation/paths.ts'
import { areas, everyAddress, logins } from './addresses.ts'
import { PHONE, setLetters } from './letters.ts'
import { troublesOfRoom, troublesOfWords } from './room.ts'
import { openFoundProduct, scrollThrough, waitUntilLoaded } from './waits.ts'
import { enter, expect, test } from './site.ts'

/** Sizes of letters (px) in the browser's own setting: 150 % and 200 %. */
const SIZES = [24, 32]

for (const area of areas) {
  test(`with letters of 150 % and 200 % every ${area} page has room for its words on a phone`, async ({
    page,
    request,
    troubles,
  }) => {
    test.setTimeout(120_000)
    const addresses = (await everyAddress(request))[area]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    const who = logins[area]
    if (who) await enter(page, who, paths.policy.href())
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      await (address === '/' ? scrollThrough(page) : waitUntilLoaded(page))
      for (const size of SIZES) {
        await setLetters(page, size)
        const wrong = await page.evaluate(troublesOfRoom)
        wrong.push(...(await page.evaluate(troublesOfWords, 'body')))
        found.push(...wrong.map((trouble) => `${address} at ${size} px: ${trouble}`))
      }
      await setLetters(page, 16)
    }
    expect(found).toEqual([])
    troubles.splice(0)
  })
}

test('a product that a search found has it too', async ({ page, troubles }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await openFoundProduct(page)
  await setLetters(page, 32)
  expect(await page.evaluate(troublesOfRoom)).toEqual([])
  expect(await page.evaluate(troublesOfWords, 'body')).toEqual([])
  expect(troubles).toEqual([])
})

/** As Android and Firefox enlarge text alone: lengths in rem stay what they are. */
test.describe('where only the text is larger', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('every public page has room for words of 200 %', async ({ page, request, troubles }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const address of (await everyAddress(request)).public) {
      await page.goto(address)
      await (address === '/' ? scrollThrough(page) : waitUntilLoaded(page))
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { text-size-adjust: 200% !important }')
        document.adoptedStyleSheets.push(sheet)
      })
      const wrong = await page.evaluate(troublesOfRoom)
      wrong.push(...(await page.evaluate(troublesOfWords, 'body')))
      found.push(...wrong.map((trouble) => `${address}: ${trouble}`))
    }
    expect(found).toEqual([])
    troubles.splice(0)
  })
})
