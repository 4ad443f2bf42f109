import { SEND_ENQUIRIES } from '../../src/content/facts/pending-enquiries.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { hasWorker, wake, withWorker } from './site-worker.ts'
import { expect, type LocalApi, test } from './site.ts'
import { chip, keep, panel, sign, write } from './waiting-message.ts'

test.use({ viewport: { width: 360, height: 740 } })

const UNSURE = 'An enquiry may have arrived. Send it again'
const NO_LINE = /net::ERR_INTERNET_DISCONNECTED|The e-mail was not sent|ERR_EMPTY_RESPONSE/

/** Where the sign covers a control, only the control's edge can be pressed. */
const EDGE = { position: { x: 8, y: 20 } }

/** Removes the console messages of a lost connection, which are expected here; nothing else is. */
const forgive = (consoleErrors: string[]) =>
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((each) => !NO_LINE.test(each)),
  )

const sent = async ({ outbox }: LocalApi) => (await outbox()).map(({ fields }) => fields['name'])

test('a message waits offline, survives a reload, and is sent once when back online: two tabs, axe', async ({
  page,
  context,
  localApi,
  consoleErrors,
}) => {
  const other = await context.newPage()
  await other.goto(paths.services.href())
  const form = await keep(page, context)
  expect(await accessibilityProblems(page)).toEqual([])
  // The form and the other buttons are not covered at 320 px.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(chip(page, '1 enquiry waits to be sent')).toBeVisible()
  await form.getByRole('button', { name: 'Look at it' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Message: Au pair' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Close' }).click()
  expect(await sent(localApi)).toEqual([])

  // Only now does the other tab load the code for it; it tries to send too.
  await context.setOffline(false)
  await expect(chip(page, 'Sent')).toBeVisible()
  await expect(chip(other, 'Sent')).toBeVisible()
  await Promise.all([page.reload(), other.reload()])
  await expect(chip(page, 'Sent')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sent(localApi)).toEqual(['Asha'])
  await chip(other, 'Sent').click(EDGE)
  await expect(panel(other).getByText('Form submitted successfully!')).toBeVisible()
  await panel(other).getByRole('button', { name: 'Close' }).click()
  await expect(sign(page)).toHaveCount(0)
  forgive(consoleErrors)
})

test('the second tap of a double tap on Delete deletes nothing', async ({
  page,
  context,
  consoleErrors,
}) => {
  const form = await keep(page, context)
  await form.getByRole('button', { name: 'Look at it' }).click()
  const list = panel(page)
  const remove = list.getByRole('button', { name: /^Delete/ })
  const yes = list.getByRole('button', { name: /^Yes, delete it/ })
  await remove.press('Enter')
  const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await list.getByRole('button', { name: /^Keep it/ }).press('Enter')
  await expect(remove).toBeFocused()

  await remove.evaluate((button: HTMLElement) => button.click())
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(yes).toBeVisible()
  // A tap counts only after the question has been shown for a moment.
  await yes.click()
  await expect(list.getByText('Nothing waits to be sent.')).toBeVisible()
  forgive(consoleErrors)
})

test('a tab that is closed while it sends: the reader is asked, and nothing is sent twice by itself', async ({
  page,
  context,
  localApi,
  consoleErrors,
}) => {
  await keep(page, context)
  await localApi.fault({ path: '/email/send', method: 'POST', hang: true, times: 1 })
  await context.setOffline(false)
  await expect(chip(page, 'Being sent')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await next.goto(paths.services.href())
  await expect(chip(next, UNSURE)).toBeVisible()
  expect(await sent(localApi)).toEqual([])
  await chip(next, UNSURE).click(EDGE)
  await expect(
    panel(next).getByText(/^No answer reached this device; your enquiry may/),
  ).toBeVisible()
  expect(await accessibilityProblems(next)).toEqual([])
  await panel(next).getByRole('button', { name: 'Send it again' }).click()
  await expect(panel(next).getByText('Form submitted successfully!')).toBeVisible()
  expect(await sent(localApi)).toEqual(['Asha'])
  forgive(consoleErrors)
})

test.describe('with the service worker', () => {
  test.use(withWorker)

  test('a message is sent without any page of the site open, once', async ({
    page,
    context,
    localApi,
  }) => {
    await page.goto(paths.contact.href())
    await wake(page)
    await expect.poll(() => hasWorker(page), { timeout: 20_000 }).toBe(true)
    await keep(page, context)
    // Now no page is left that could send it.
    await page.close()
    await context.setOffline(false)
    const outbox = await context.newPage()
    await outbox.goto('/local/outbox')
    const devtools = await context.newCDPSession(outbox)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const sync = {
      origin: new URL(outbox.url()).origin,
      registrationId: await registered,
      tag: SEND_ENQUIRIES,
      lastChance: false,
    }
    await devtools.send('ServiceWorker.dispatchSyncEvent', sync)
    await expect.poll(() => sent(localApi)).toEqual(['Asha'])
    await devtools.send('ServiceWorker.dispatchSyncEvent', sync)
    await outbox.goto(paths.services.href())
    await expect(chip(outbox, 'Sent')).toBeVisible()
    expect(await sent(localApi)).toEqual(['Asha'])
  })
})

test('a page that is loaded again during a send says that it may have been sent, until it is sent again', async ({
  page,
  localApi,
}) => {
  await page.goto(paths.contact.href())
  const form = await write(page)
  // The service takes it, and its answer never comes.
  await page.route('**/email/send', () => undefined)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.reload()
  await expect(form.getByText(/^It may have been sent/)).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('How old may one be?')
  await page.unroute('**/email/send')
  await page.reload()
  await expect(form.getByText(/^It may have been sent/)).toBeVisible()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Form submitted successfully!')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect(form.getByText(/^It may have been sent/)).toHaveCount(0)
  expect(await sent(localApi)).toEqual(['Asha'])
})

test('after a reload during an application, another job does not say that it was sent, nor do other words', async ({
  page,
  request,
}) => {
  const { category } = await (await request.get('/api/v1/category/get-category')).json()
  const worksOf = async ({ _id }: { _id: string }) =>
    (await (await request.get(`/api/v1/work/work-category/${_id}`)).json()).works
  const [[first], [second]] = await Promise.all(category.slice(0, 2).map(worksOf))
  const form = page.getByRole('form', { name: /^Ask about/ })
  const name = form.getByLabel('Name')
  const note = form.getByText(/^It may have been sent/)
  await page.goto(paths.jobApplication.href(first._id))
  await name.fill('Meera')
  await form.getByLabel('Phone').fill('9876543210')
  await page.route('**/email/send', () => undefined)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.reload()
  await expect(note).toBeVisible()
  await name.fill('Meera Das')
  await page.reload()
  await expect(name).toHaveValue('Meera Das')
  await expect(note).toHaveCount(0)

  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.goto(paths.jobApplication.href(second._id))
  await expect(name).toHaveValue('Meera Das')
  await expect(form.getByRole('button', { name: 'Send enquiry' })).toBeEnabled()
  await expect(note).toHaveCount(0)
})
