import { addressIn, english, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { enquiryForm } from '../../src/content/ml/enquiry-form.ts'
import { messages } from '../../src/content/ml/messages.ts'
import { everyAddress, logins } from './addresses.ts'
import { PHONE, setLetters } from './letters.ts'
import { troublesOfRoom, troublesOfWords } from './room.ts'
import { enter, expect, test } from './site.ts'
import { scrollThrough, waitUntilLoaded } from './waits.ts'

const NARROWEST = { width: 320, height: 640 } as const

for (const language of languages.filter((each) => each !== english))
  for (const area of ['public', 'member'] as const)
    test(`in ${language.code}, at 320 px and with letters of 200 %, every ${area} page has room for its words`, async ({
      page,
      request,
      troubles,
    }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const who = logins[area]
      if (who) await enter(page, who, paths.policy.href())
      const found: string[] = []
      for (const path of (await everyAddress(request))[area]) {
        await page.setViewportSize(NARROWEST)
        await page.goto(addressIn(language, path))
        await (path === '/' ? scrollThrough(page) : waitUntilLoaded(page))
        for (const [size, window] of [
          [16, NARROWEST],
          [32, PHONE],
        ] as const) {
          await page.setViewportSize(window)
          await setLetters(page, size)
          const wrong = await page.evaluate(troublesOfRoom)
          wrong.push(...(await page.evaluate(troublesOfWords, 'body')))
          found.push(
            ...wrong.map((trouble) => `${path} at ${window.width} px, ${size}: ${trouble}`),
          )
        }
        await setLetters(page, 16)
      }
      expect(found).toEqual([])
      troubles.splice(0)
    })

test('on a phone what Malayalam’s form answers stays in its box, sent or not', async ({
  page,
  localApi,
}) => {
  const [, malayalam] = languages
  await page.setViewportSize(PHONE)
  await localApi.fault({ path: '/email/send', status: 500, times: 1 })
  await page.goto(addressIn(malayalam, paths.study.href()))
  const form = page.getByRole('main').locator('form')
  await form.locator('[name="name"]').fill('Meera Nair')
  await form.locator('[name="phone"]').fill('9847012345')
  const send = form.getByRole('button', { name: enquiryForm.submit })
  for (const answer of [messages.enquiry.failed, messages.enquiry.success]) {
    await send.click()
    await expect(form.getByText(answer)).toBeVisible()
    expect(await page.evaluate(troublesOfRoom)).toEqual([])
    expect(await page.evaluate(troublesOfWords, 'main')).toEqual([])
  }
})
