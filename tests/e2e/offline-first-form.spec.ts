import { enter } from './site.ts'
import {
  expect,
  expectAllKept,
  expectKept,
  goOffline,
  keep,
  test,
  wake,
  withWorker,
} from './site-worker.ts'
import { chip, panel, write } from './waiting-message.ts'

test.use(withWorker)

test('an enquiry from a form that was first opened offline is shown on every page, and can be looked at', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await expectAllKept(page)
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/contact`)
  const form = await write(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByRole('button', { name: 'Send when I am back online' }).click()
  await expect(chip(page, '1 enquiry waits')).toBeVisible()
  await form.getByRole('button', { name: 'Look at it' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Message: Au pair' })).toBeVisible()
  await page.goto(`${networkProxy.origin}/plan`)
  await expect(chip(page, '1 enquiry waits')).toBeVisible()
})

test('a member is still logged in on a page that is first opened offline', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'member', `${networkProxy.origin}/dashboard/user`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await wake(page)
  await expectAllKept(page)
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/contact`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('after a logout, Back without a connection finds an empty form', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'member', `${networkProxy.origin}/dashboard/user`)
  await wake(page)
  await expectAllKept(page)
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
