import { ANSWERS_FILE } from '../../src/lib/site-files.ts'
import { enter } from './site.ts'
import { expect, expectKept, goOffline, keep, test, wake, withWorker } from './site-worker.ts'

test.use(withWorker)

/** The worker caches it last. */
const LAST = ANSWERS_FILE

test('an enquiry from a form that was first opened offline is shown on every page, and can be looked at', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await expectKept(page, LAST, 40_000)
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/contact`)
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Subject').fill('Au pair')
  await form.getByLabel('Message').fill('How old may one be?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByRole('button', { name: 'Send when I am back online' }).click()
  const sign = page.getByRole('complementary', { name: 'Kept on this device' })
  await expect(sign.getByRole('button', { name: /^1 enquiry waits/ })).toBeVisible()
  await form.getByRole('button', { name: 'Look at it' }).click()
  const panel = page.getByRole('dialog', { name: 'Kept on this device' })
  await expect(panel.getByRole('heading', { name: 'Message: Au pair' })).toBeVisible()
  await page.goto(`${networkProxy.origin}/plan`)
  await expect(sign.getByRole('button', { name: /^1 enquiry waits/ })).toBeVisible()
})

test('a member is still logged in on a page that is first opened offline', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'member', `${networkProxy.origin}/dashboard/user`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await wake(page)
  await expectKept(page, LAST, 40_000)
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/contact`)
  // On a phone it is in the folded menu.
  const profile = page.getByRole('link', { name: 'Profile', includeHidden: true })
  await expect(profile.first()).toBeAttached()
})

test('after a logout, Back without a connection finds an empty form', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'member', `${networkProxy.origin}/dashboard/user`)
  await wake(page)
  await expectKept(page, LAST, 40_000)
  await page.goto(`${networkProxy.origin}/study`)
  await wake(page)
  const name = page.getByRole('main').getByLabel('Name', { exact: true })
  await name.fill('Anjali Nair')
  await expectKept(page, '/study')
  await page.goto(`${networkProxy.origin}/dashboard/user`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await goOffline(page, networkProxy)
  await expect(async () => {
    await page.goBack()
    expect(page.url()).toMatch(/\/study$/)
  }).toPass()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await expect(name).toHaveValue('')
})
