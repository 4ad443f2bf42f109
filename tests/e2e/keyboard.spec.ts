import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { accessibilityProblems } from './axe.ts'
import {
  expectFocusKept,
  expectFocusSeen,
  focusProblem,
  press,
  tabTo,
  tabToElement,
  typeInto,
} from './keyboard.ts'
import { enter, expect, test } from './site.ts'

// These tests never use the mouse: what cannot be reached and used by keyboard fails.
test.describe.configure({ timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const focused = (page: Page) => page.locator(':focus')

/** Presses the first Tab on a hydrated page, which leads to the skip link. */
async function begin(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
}

/** Skips the header by means of the skip link; in an area behind a login, its menu too. */
async function skipToMain(page: Page) {
  await begin(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('#page, #main:not(:has(#page))')).toBeFocused()
}

/** Waits until a new page has opened and the keyboard starts in it. */
async function expectArrived(page: Page, address: string | RegExp, heading: string | RegExp) {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(main(page)).toBeFocused()
}

/** Waits for the pop-up, which opens while the focus is on the first link of the page. */
async function meetPopup(page: Page) {
  await page.goto('/')
  // At once: the pop-up opens 3 s after this.
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink).toBeFocused()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  return { skipLink, popup }
}

test.describe('a visitor', () => {
  test('the skip link, the menu, the countries, a country and its enquiry', async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    await page.goto('/')
    await begin(page)
    await press(page, 'link', 'Services', banner(page).getByRole('navigation'))
    await expectArrived(page, '/services', 'What we do, step by step')
    await page.goto('/')
    await skipToMain(page)
    await tabTo(page, 'radio', 'USA')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Germany' })).toBeChecked()
    await press(page, 'link', 'Germany')
    await expectArrived(page, /\/country\/[0-9a-f]{24}$/, 'Germany')

    await typeInto(page, 'Name', 'Meera Nair')
    await typeInto(page, 'Phone', '9847012345')
    await tabTo(page, 'combobox', /^Visa type/)
    await page.keyboard.type('Opp')
    await tabTo(page, 'checkbox', /./)
    await page.keyboard.press('Space')
    await press(page, 'button', 'Send enquiry')
    await expect(focused(page)).toContainText('Form submitted successfully!')
    const [mail] = await localApi.outbox()
    expect(mail?.fields).toMatchObject({
      name: 'Meera Nair',
      visatype: 'Opportunity card',
      terms: 'Accepted',
    })
    expect(consoleErrors).toEqual([])
  })

  test('the main region has the name of the page that opened, as long as it has the focus', async ({
    page,
  }) => {
    await page.goto(paths.about.href())
    await skipToMain(page)
    await expect(main(page)).toHaveAccessibleName('About us')
    await press(page, 'link', 'Services', banner(page).getByRole('navigation'))
    await expectArrived(page, '/services', 'What we do, step by step')
    await expect.poll(() => page.title()).toContain('|')
    const [title] = (await page.title()).split(' | ')
    await expect(main(page)).toHaveAccessibleName(title ?? '')
    await page.keyboard.press('Tab')
    await expect(main(page)).toHaveAccessibleName('')
  })

  test('the side menu of a narrow screen', async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(paths.about.href())
    await begin(page)
    const button = banner(page).locator('summary')
    const panel = page.getByRole('navigation', { name: 'Side menu' })
    await tabToElement(page, button)
    await page.keyboard.press('Enter')
    await tabTo(page, 'link', 'Countries', panel)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, 'link', 'Contact', panel)
    await expectArrived(page, '/contact', 'Contact us')
    await expect(panel).toBeHidden()
    expect(consoleErrors).toEqual([])
  })

  test('the search and the shortlist', async ({ page, consoleErrors }) => {
    await page.goto(paths.about.href())
    await begin(page)
    await tabTo(page, 'searchbox', 'Search countries and jobs', banner(page))
    await page.keyboard.type('germany')
    await page.keyboard.press('Enter')
    await expectArrived(page, '/search?q=germany', 'Search')
    await tabTo(page, 'button', 'Details')
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, 'button', /^Save /)
    await page.keyboard.press('Space')
    await expect(focused(page)).toHaveAccessibleName(/^Saved /)
    await press(page, 'button', /^Remove /)
    await expect(focused(page)).toHaveAccessibleName(/^Undo /)
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAccessibleName(/^Remove /)
    expect(consoleErrors).toEqual([])
  })

  test('the contact form is sent', async ({ page, localApi, consoleErrors }) => {
    await page.goto(paths.contact.href())
    await skipToMain(page)
    await typeInto(page, 'Name', 'Meera Nair')
    await typeInto(page, 'Email', 'meera@example.com')
    await typeInto(page, 'Subject', 'IELTS')
    await typeInto(page, 'Message', 'When does the next course begin?')
    await press(page, 'button', 'Send Message')
    await expect(focused(page)).toContainText('Form submitted successfully!')
    expect(await localApi.outbox()).toHaveLength(1)
    expect(consoleErrors).toEqual([])
  })

  test('an application for a job of a category', async ({ page, localApi, consoleErrors }) => {
    await page.goto(paths.latest.href())
    await skipToMain(page)
    await press(page, 'link', /^View more/, main(page))
    await expectArrived(page, /\/latestjobs\/[0-9a-f]{24}$/, 'Engineering in the Netherlands')
    await press(page, 'link', 'Apply Now', main(page))
    await expectArrived(page, /\/job\/[0-9a-f]{24}$/, /./)
    await expect(main(page).getByText('You are applying for')).toBeVisible()
    await typeInto(page, 'Name', 'Meera Nair')
    await typeInto(page, 'Phone', '9847012345')
    await press(page, 'button', 'Send enquiry')
    await expect(focused(page)).toContainText('Form submitted successfully!')
    const [mail] = await localApi.outbox()
    expect(mail?.fields).toMatchObject({
      name: 'Meera Nair',
      visatype: 'Job seeker Visa',
      country: expect.stringMatching(/^Netherlands: ./),
    })
    expect(consoleErrors).toEqual([])
  })

  test('register, then a forgotten password', async ({ page, localApi, consoleErrors }) => {
    const email = 'sreya@example.com'
    await page.goto(paths.register.href())
    await skipToMain(page)
    await typeInto(page, 'Name', 'Sreya Menon')
    await typeInto(page, 'Email', email)
    await typeInto(page, 'Phone', '9847054321')
    await typeInto(page, 'Password', 'a-long-password')
    await typeInto(page, 'Confirm password', 'a-long-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused()
    await expectArrived(page, '/login', 'Login')

    await press(page, 'link', 'Forgot your password?')
    await expectArrived(page, '/forget', 'Reset your password')
    await typeInto(page, 'Email', email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('OTP', { exact: true })).toBeFocused()
    const mail = (await localApi.outbox()).at(-1)
    await page.keyboard.type(mail?.fields['otp'] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('New password')).toBeFocused()
    await page.keyboard.type('another-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused()
    expect(consoleErrors).toEqual([])
  })

  test.describe('with the pop-up', () => {
    test.use({ withPopup: true })

    test('Escape closes it and returns the focus', async ({ page, consoleErrors }) => {
      const { skipLink, popup } = await meetPopup(page)
      await typeInto(page, 'Email', 'meera@example.com', popup)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(skipLink).toBeFocused()
      expect(consoleErrors).toEqual([])
    })

    test('it is filled in, sent and closed', async ({ page, localApi, consoleErrors }) => {
      const { skipLink, popup } = await meetPopup(page)
      await typeInto(page, 'Name', 'Meera Nair', popup)
      await typeInto(page, 'Email', 'meera@example.com', popup)
      await typeInto(page, /^Phone/, '9847012345', popup)
      await typeInto(page, 'What would you like to know?', 'Can I study nursing?', popup)
      await press(page, 'button', 'Send', popup)
      await expect(focused(page)).toHaveText('We Will Connect You Shortly!')
      const [mail] = await localApi.outbox()
      expect(mail?.fields).toMatchObject({
        name: 'Meera Nair',
        email: 'meera@example.com',
        phone: '9847012345',
        message: 'Can I study nursing?',
      })
      await press(page, 'button', 'Close', popup)
      await expect(popup).toBeHidden()
      await expect(skipLink).toBeFocused()
      expect(consoleErrors).toEqual([])
    })
  })
})

test('a member logs in, edits the profile, copies the link, opens the checkout, logs out', async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.login.href())
  await skipToMain(page)
  await typeInto(page, 'Email', sampleLogins.member.email)
  await typeInto(page, 'Password', sampleLogins.member.password)
  await page.keyboard.press('Enter')
  await expectArrived(page, '/dashboard/user', 'Dashboard')

  await press(page, 'link', /Anjali/, main(page))
  await expectArrived(page, '/dashboard/user/profile', 'Profile')
  await typeInto(page, 'Name', 'Anjali Menon')
  await press(page, 'button', 'Save changes')
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expectFocusKept(page)

  await press(page, 'link', 'Referrals', main(page))
  await expectArrived(page, '/dashboard/user/refferal', /./)
  await press(page, 'button', 'Copy link')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await expect(focused(page)).toHaveText('Copy link')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/URU-ANJALI$/)

  await press(page, 'link', /^Subscribe Now/, banner(page))
  await expect(page).toHaveURL('/premium')
  for (const close of ['Escape', 'Dismiss']) {
    await press(page, 'button', 'Buy Now', main(page))
    const checkout = page.getByRole('dialog', { name: 'Simulation: no money moves' })
    await expect(checkout.getByRole('button', { name: 'Pay' })).toBeFocused()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await press(page, 'button', 'Dismiss', checkout)
    await expect(checkout).toBeHidden()
    await expect(main(page).getByRole('button', { name: 'Buy Now' })).toBeFocused()
  }
  await press(page, 'link', 'Profile', banner(page))
  await expectArrived(page, '/dashboard/user', 'Dashboard')
  await press(page, 'button', 'Logout')
  await expectFocusKept(page)
  await expectArrived(page, '/login', 'Login')
  expect(consoleErrors).toEqual([])
})

test('a member buys Premium', async ({ page, request, consoleErrors }) => {
  await enter(page, 'member', paths.premium.href())
  await skipToMain(page)
  await press(page, 'button', 'Buy Now', main(page))
  const checkout = page.getByRole('dialog', { name: 'Simulation: no money moves' })
  // Pay has the focus at first: moves away from it and back.
  await tabTo(page, 'button', 'Dismiss', checkout)
  await press(page, 'button', 'Pay', checkout)
  await expect(checkout).toBeHidden()
  await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
  await expectFocusKept(page)
  const { orders } = await (await request.get('/local/state')).json()
  expect(orders).toMatchObject([{ status: 'paid' }])
  await press(page, 'link', 'Premium Member', banner(page))
  expect(consoleErrors).toEqual([])
})

test('a toast stays while the focus is in it, and closes afterwards', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, 'member', paths.userProfile.href())
  await skipToMain(page)
  await typeInto(page, 'Name', 'Anjali Menon')
  await press(page, 'button', 'Save changes')
  const toast = page.getByRole('alert').filter({ hasText: 'Profile updated successfully' })
  await toast.getByRole('button', { name: 'close' }).focus()
  // Longer than its 5 s.
  await page.waitForTimeout(6000)
  await expect(toast.getByRole('button', { name: 'close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  // What is left of its 5 s, and its end.
  await expect(toast).toBeHidden({ timeout: 6000 })
  await expectFocusKept(page)
  expect(consoleErrors).toEqual([])
})

const list = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('list')

for (const [who, address, columnOf] of [
  [
    'visitor',
    paths.policy.href(),
    (page) => page.getByRole('navigation', { name: 'On this page' }),
  ],
  ['visitor', paths.visitingVisa.href(), (page) => page.locator('#caution > div')],
  ['member', paths.userDashboard.href(), (page) => list(page, 'Your account')],
  ['admin', paths.adminUsers.href(), (page) => list(page, 'Administration')],
] as const satisfies [string, string, (page: Page) => Locator][]) {
  test(`the site’s bar covers no link of the column that stays beside ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    if (who === 'visitor') await page.goto(address)
    else await enter(page, who, address)
    await page.waitForLoadState('networkidle')
    const column = columnOf(page)
    const below = async () => {
      const [bar, box] = [await banner(page).boundingBox(), await column.boundingBox()]
      return (box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
    }
    await column.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 400))
    expect(await below()).toBeGreaterThan(0)
    for (const link of await column.getByRole('link').all()) {
      await link.focus()
      await expectFocusSeen(page)
      expect(await below()).toBeGreaterThan(0)
    }
  })
}

/** Chooses a picture by keyboard. */
async function choosePhoto(page: Page) {
  const buffer = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#0e6b61' },
  })
    .png()
    .toBuffer()
  await tabToElement(page, page.getByLabel('Photo', { exact: true }))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles({ name: 'p.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(/will be sent as/)).toBeVisible()
  await expectFocusKept(page)
}

/** Starts a deletion, cancels it, then starts it again and confirms. */
async function deleteIt(page: Page, button: string) {
  const dialog = page.getByRole('dialog')
  await press(page, 'button', button)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: button })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, 'button', 'Delete', dialog)
  await expect(dialog).toBeHidden()
}

/** The keyboard's stops in a pager that has the focus, as "A Page 2", and what is wrong at them. */
async function walkPager(page: Page, pager: Locator) {
  const stops: string[] = []
  const wrong: string[] = []
  for (;;) {
    const stop = await pager.evaluate((nav) => {
      const { activeElement } = document
      return nav.contains(activeElement)
        ? `${activeElement?.tagName} ${activeElement?.textContent.trim()}`
        : undefined
    })
    if (stop === undefined) return { stops, wrong }
    stops.push(stop)
    const problem = await page.evaluate(focusProblem)
    if (problem) wrong.push(problem)
    await page.keyboard.press('Tab')
  }
}

const inMenu = (page: Page) => page.getByRole('navigation', { name: 'Administration' })

test.describe('an administrator', () => {
  test.beforeEach(({ page }) => {
    // Once something listens, no file dialog opens by itself.
    page.on('filechooser', () => undefined)
  })

  test('sees each menu entry in full on a phone, where the menu is a row', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enter(page, 'admin', paths.adminDashboard.href())
    await skipToMain(page)
    for (const name of ['Dashboard', 'Countries', 'Add Country', 'Users', 'Latest Work']) {
      const entry = inMenu(page).getByRole('link', { name, exact: true })
      await tabTo(page, 'link', name)
      await expect(entry).toBeInViewport({ ratio: 0.99 })
    }
  })

  test('creates, edits and deletes a country', async ({ page, consoleErrors }) => {
    await enter(page, 'admin', paths.adminDashboard.href())
    await skipToMain(page)
    await press(page, 'link', 'Add Country', inMenu(page))
    await expectArrived(page, /create-country$/, 'Add a country')
    await typeInto(page, 'Name', 'Iceland')
    await typeInto(page, 'Description', 'Geysers and fish.')
    await typeInto(page, 'Details', 'Language: Icelandic')
    await choosePhoto(page)
    await press(page, 'button', 'Create country')
    await expect(page.getByText('Iceland is created')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()

    await press(page, 'link', 'Countries', inMenu(page))
    await expectArrived(page, /countries$/, 'Countries')
    await typeInto(page, 'Search by name', 'iceland')
    await expect(page).toHaveURL(/q=iceland$/)
    await press(page, 'link', 'Edit Iceland')
    await expectArrived(page, /updateCountry/, 'Edit Iceland')
    await typeInto(page, 'Name', 'Ísland')
    await press(page, 'button', 'Save')
    await expectArrived(page, /countries\?q=iceland$/, 'Countries')
    await press(page, 'button', 'Show all again')
    await expect(page.getByRole('region', { name: 'Countries' })).toBeFocused()
    await typeInto(page, 'Search by name', 'ísland')
    await deleteIt(page, 'Delete Ísland')
    await expect(page.getByText('Country deleted successfully!')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Countries' })).toBeFocused()
    expect(consoleErrors).toEqual([])
  })

  test('creates, edits and deletes a category and a work', async ({ page, consoleErrors }) => {
    await enter(page, 'admin', paths.adminCreateCategory.href())
    await skipToMain(page)
    await typeInto(page, 'Name', 'Bakers in Iceland')
    await choosePhoto(page)
    await press(page, 'button', 'Create')
    await expect(page.getByText('Bakers in Iceland is created')).toBeVisible()
    await press(page, 'link', 'Latest Country', inMenu(page))
    await expectArrived(page, /latestcoun$/, 'Latest country')
    await press(page, 'link', 'Edit Bakers in Iceland')
    await expect(page.getByRole('heading', { name: 'Edit Bakers in Iceland' })).toBeVisible()
    await typeInto(page, 'Name', 'Cooks in Iceland')
    await press(page, 'button', 'Save')
    await expect(page.getByText('Cooks in Iceland is updated')).toBeVisible()

    await press(page, 'link', 'Works Cooks in Iceland')
    await expectArrived(page, /updatenews/, 'Works of Cooks in Iceland')
    await press(page, 'link', 'Add a work here')
    await expectArrived(page, /works\?category/, 'Add a work')
    await typeInto(page, 'Name', 'Night baker')
    await tabTo(page, 'combobox', /Country/)
    await page.keyboard.type('Cooks in')
    await page.keyboard.press('Enter')
    await typeInto(page, 'Point 1', 'Icelandic')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Point 2', { exact: true })).toBeFocused()
    await page.keyboard.type('Housing')
    await press(page, 'button', 'Remove point 1')
    await expect(page.getByLabel('Point 1', { exact: true })).toBeFocused()
    await choosePhoto(page)
    await press(page, 'button', 'Create work')
    await expect(page.getByText('Night baker is created')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()

    await press(page, 'link', 'Works of Cooks in Iceland')
    await expectArrived(page, /updatenews/, 'Works of Cooks in Iceland')
    await press(page, 'link', 'Edit Night baker')
    await expect(page.getByRole('heading', { name: 'Edit Night baker' })).toBeVisible()
    await typeInto(page, 'Name', 'Day baker')
    await press(page, 'button', 'Save')
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await deleteIt(page, 'Delete Day baker')
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Works' })).toBeFocused()

    await press(page, 'link', 'Back to the latest countries')
    await expectArrived(page, /latestcoun$/, 'Latest country')
    await deleteIt(page, 'Delete Cooks in Iceland')
    await expect(page.getByText('Category is deleted')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Latest country' })).toBeFocused()
    expect(consoleErrors).toEqual([])
  })

  test('searches, filters, sorts, pages and exports the users', async ({ page, consoleErrors }) => {
    await enter(page, 'admin', paths.adminUsers.href())
    await expect(page.getByText('31 users')).toBeVisible()
    await skipToMain(page)
    await press(page, 'link', /^Subscribed users/)
    await expect(page.getByText('11 users')).toBeVisible()
    await expectFocusKept(page)
    await press(page, 'link', /^All users/)
    await tabTo(page, 'combobox', 'Sort by')
    await page.keyboard.type('Name A')
    await expect(page).toHaveURL(/sort=name/)
    await press(page, 'button', 'User', page.getByRole('table'))
    await expect(page).toHaveURL(/sort=-name/)
    await expectFocusKept(page)
    await press(page, 'link', 'Next')
    await expect(page.getByText('26 to 31 of 31')).toBeVisible()
    await expectFocusKept(page)
    await typeInto(page, 'Search users', 'joseph')
    await expect(page.getByText('1 of 31 users')).toBeVisible()
    const download = page.waitForEvent('download')
    await press(page, 'button', 'Export as CSV')
    expect((await download).suggestedFilename()).toMatch(/^members-search-joseph-.*\.csv$/)
    await press(page, 'link', 'Referrals of Joseph Kurian')
    await expectArrived(page, /\/ref\//, 'Joseph Kurian')
    expect(consoleErrors).toEqual([])
  })

  test('reaches each page number of a long list once, as a link', async ({
    page,
    request,
    consoleErrors,
  }) => {
    await request.post('/local/fill', { data: { users: 500 } })
    await enter(page, 'admin', '/dashboard/admin/users?page=7')
    await expect(page.getByText('151 to 175 of 531')).toBeVisible()
    const pager = page.getByRole('navigation', { name: 'Pages of the list' })
    await page
      .getByRole('link', { name: /^Referrals of/ })
      .last()
      .focus()
    await page.keyboard.press('Tab')
    expect(await walkPager(page, pager)).toEqual({
      stops: ['A Previous', 'A Page 1', 'A Page 6', 'A Page 7', 'A Page 8', 'A Page 22', 'A Next'],
      wrong: [],
    })
    await expect(pager.getByRole('link', { name: 'Page 7' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await accessibilityProblems(page)).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})
