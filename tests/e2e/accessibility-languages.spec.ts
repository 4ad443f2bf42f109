import { addressIn, english, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { enquiryForm } from '../../src/content/ml/enquiry-form.ts'
import { messages } from '../../src/content/ml/messages.ts'
import { everyAddress, logins, pagesOf, UNKNOWN, visitAt, visitTo } from './addresses.ts'
import { PHONE, setFontSize, textProblems } from './font-size.ts'
import { beLoggedIn, expect, test } from './site.ts'
import { scrollThrough, waitUntilLoaded } from './waits.ts'

const NARROWEST = { width: 320, height: 640 } as const

const SIZES = [
  [16, NARROWEST],
  [32, PHONE],
] as const

const visits = {
  public: [
    ...pagesOf('public').map(visitTo),
    visitAt(paths.search.href('germany')),
    visitAt(UNKNOWN),
  ],
  member: pagesOf('member').map(visitTo),
} as const

for (const language of languages.filter((each) => each !== english))
  for (const area of ['public', 'member'] as const)
    for (const { title, address } of visits[area])
      test(`in ${language.code}, at 320 px and with a font size of 200 %, ${title} has room for its text`, async ({
        page,
        request,
        consoleErrors,
      }) => {
        const { addressOf } = await everyAddress(request)
        const path = address(addressOf)
        const who = logins[area]
        if (who) await beLoggedIn(page, who)
        await page.setViewportSize(NARROWEST)
        await page.goto(addressIn(language, path))
        await (path === '/' ? scrollThrough(page) : waitUntilLoaded(page))
        for (const [size, window] of SIZES) {
          await page.setViewportSize(window)
          await setFontSize(page, size)
          const wrong = await textProblems(page)
          expect(wrong, `${window.width} px, ${size}`).toEqual([])
        }
        consoleErrors.splice(0)
      })

test('on a phone the messages of Malayalam’s form stay in their box, sent or not', async ({
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
    expect(await textProblems(page, 'main')).toEqual([])
  }
})
