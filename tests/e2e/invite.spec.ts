import { company } from '../../src/content/facts/company.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { expect, test } from './site.ts'
import { waitForLinks } from './waits.ts'

const code = 'URU-RAHUL'

test('after browsing other pages, the registration’s HTML gets the field for the invite code that was opened', async ({
  page,
}) => {
  await page.goto(`/register/${code}`)
  await expect(page.getByLabel('Invite code')).toHaveValue(code)
  await page.getByRole('banner').getByRole('link', { name: company.shortName, exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  // Another document, whose HTML contains no code, and without any interaction.
  for (const address of [paths.register.href(), `/ml${paths.register.href()}`]) {
    await page.goto(address)
    await expect(page.locator('input[name="invitecode"]')).toHaveValue(code)
    await expect(page.locator('input[name="name"]')).toHaveCount(1)
  }
  await page.goto(paths.login.href())
  await waitForLinks(page)
  await page.getByRole('link', { name: 'Register for free' }).click()
  await expect(page.getByLabel('Invite code')).toHaveValue(code)
})
