import { paths } from '../../src/lib/navigation/paths.ts'
import { expect, logIn, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

const FORM = 'main form[method=post]'

for (const [title, address] of [
  ['the enquiry in another language', `/ml${paths.job.href()}`],
  ['the contact form', paths.contact.href()],
] as const)
  test(`after a logout, Back to ${title} finds nothing that was typed, and stores nothing again @phone`, async ({
    page,
  }) => {
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    const name = page.locator(`${FORM} [name=name]`)
    await page.goto(paths.login.href())
    await logIn(page, 'member')
    await page.waitForURL(`**${paths.userDashboard.href()}`)
    await page.goto(address)
    await name.fill('Anjali Nair')
    await waitUntilHydrated(page, FORM)
    await page.goto(paths.about.href())
    await page.goBack()
    await expect(name).toHaveValue('Anjali Nair')
    await page.goto(paths.userDashboard.href())
    expect(await kept()).toContain('Anjali')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`**${paths.login.href()}`)
    expect(await kept()).not.toContain('Anjali')
    // The dashboard, then the form in a document of its own.
    await page.goBack()
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await waitUntilHydrated(page)
    await expect(name).toHaveValue('')
    // This also loads what waits for the first interaction.
    await page.keyboard.press('Tab')
    await waitUntilHydrated(page, FORM)
    await expect(name).toHaveValue('')
    await page.goto(paths.about.href())
    expect(await kept()).not.toContain('Anjali')
  })
