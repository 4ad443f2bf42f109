import type { BrowserContext, Page } from '@playwright/test'
import { premiumPrice } from '../../src/content/facts/premium.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { formatPaise } from '../../src/lib/text/format.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { accessibilityProblems } from './axe.ts'
import { codeFile, holdBack } from './code-file.ts'
import { pagesForAxe } from './page-lists.ts'
import { closePopup, expect, logIn, test } from './site.ts'

type Who = keyof typeof sampleLogins | { email: string; password: string }

/** Stores a login as the site does, without using the login page. */
async function enter(page: Page, who: Who, address: string) {
  const data = typeof who === 'string' ? sampleLogins[who] : who
  const { user, token } = await (await page.request.post('/api/v1/auth/login', { data })).json()
  await page.goto(paths.policy.href())
  await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify({ user, token }))
  await page.goto(address)
}

const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })
const simulation = (page: Page) => page.getByRole('dialog', { name: 'Simulation: no money moves' })
const inWindow = (page: Page, name: string) => simulation(page).getByRole('button', { name })
const alerts = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })
const ticket = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Premium Member' })

async function openWindow(page: Page) {
  await buyNow(page).click()
  await expect(simulation(page)).toBeVisible()
}

async function orders(page: Page): Promise<{ id: string; status: string }[]> {
  return (await (await page.request.get('/local/state')).json()).orders
}

test('register by a referral link, log in, buy, be Premium; the referrer sees Success @phone', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, 'member', paths.userReferrals.href())
  const link = await page.getByLabel('Your referral link').inputValue()
  expect(link).toMatch(/\/register\/URU-ANJALI$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(new URL(link).pathname)
  const form = page.getByRole('main')
  await expect(form.getByLabel('Invite code')).toHaveValue('URU-ANJALI')
  await form.getByLabel('Name').fill('Sreya Menon')
  await form.getByLabel('Email').fill('sreya@example.com')
  await form.getByLabel('Phone').fill('9847054321')
  await form.getByLabel('Password', { exact: true }).fill('a-long-password')
  await form.getByLabel('Confirm password').fill('a-long-password')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(paths.premium.href())
  await buyNow(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, { email: 'sreya@example.com', password: 'a-long-password' })
  await expect(page).toHaveURL(/\/premium$/)
  await openWindow(page)
  await expect(simulation(page)).toContainText(formatPaise(premiumPrice.pricePaise))
  await inWindow(page, 'Pay').click()

  await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
  await expect(page.getByText(/Payment number: pay_/)).toBeVisible()
  await expect(ticket(page)).toBeVisible()
  await page.goto(paths.userDashboard.href())
  await expect(page.getByText(/^You are a Premium member until/)).toBeVisible()
  await expect(page.getByText('Your payment')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await enter(page, 'member', paths.userDashboard.href())
  const row = page.getByRole('row').filter({ hasText: 'Sreya Menon' })
  await expect(row).toContainText('Success')
  await expect(page.getByText('Your payment')).toBeHidden()
  expect(consoleErrors).toEqual([])
})

/** A visitor leaves the login page without logging in, so that Back leads to it again. */
async function passLogin(page: Page) {
  await page.goto(paths.policy.href())
  await page.goto(paths.login.href())
  await page.getByRole('main').getByLabel('Email').focus()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
}

test('a member who reaches the login page with Back stays logged in, the first time too @phone', async ({
  page,
}) => {
  await passLogin(page)
  const other = await page.context().newPage()
  await enter(other, 'member', paths.policy.href())
  await page.goBack()
  await expect(page).toHaveURL(paths.userDashboard.href())
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a member who reaches the login page with Back before the code that reads a login has loaded @phone', async ({
  page,
}) => {
  await passLogin(page)
  const { release, asked } = await holdBack(page, `**${codeFile('parse-session')}`)
  await enter(await page.context().newPage(), 'member', paths.policy.href())
  await expect.poll(asked).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  release()
  await expect(page).toHaveURL(paths.userDashboard.href())
})

for (const [who, dashboard] of [
  ['member', paths.userDashboard],
  ['admin', paths.adminDashboard],
] as const) {
  test(`the Login link of a page whose code has not loaded yet does not log ${who} out @phone`, async ({
    page,
  }) => {
    await enter(page, who, paths.policy.href())
    const { release } = await holdBack(page, `**${codeFile('index')}`)
    await page.goto(paths.home.href())
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(dashboard.href())
    release()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
}

test.describe('a payment that goes wrong', () => {
  test('it is dismissed by the button and by Escape: one order, and another try pays it @phone', async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    await inWindow(page, 'Dismiss').click()
    await expect(alerts(page, 'Payment was cancelled!')).toBeVisible()
    await openWindow(page)
    await page.keyboard.press('Escape')
    await expect(alerts(page, 'Payment was cancelled!')).toBeVisible()
    await openWindow(page)
    await inWindow(page, 'Pay').click()
    await expect(ticket(page)).toBeVisible()
    expect(await orders(page)).toMatchObject([{ status: 'paid' }])
    expect(consoleErrors).toEqual([])
  })

  test('it fails inside the window: the window stays open and the second try counts @phone', async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    await inWindow(page, 'Fail').click()
    await expect(simulation(page)).toBeVisible()
    await expect(page.getByText(/did not go through.*still open/)).toBeAttached()
    await expect(page.getByText('Payment was cancelled!')).toBeHidden()
    await inWindow(page, 'Pay').click()
    await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test('the order cannot be created @phone', async ({ page, localApi, consoleErrors }) => {
    await localApi.fault({ path: '/createsubscribe', status: 500, body: {}, times: 1 })
    await enter(page, 'member', paths.premium.href())
    await buyNow(page).click()
    await expect(alerts(page, 'Failed to initiate payment. Please try again.')).toContainText(
      'No money was taken.',
    )
    await openWindow(page)
    expect(consoleErrors.splice(0).filter((error) => !error.includes('500'))).toEqual([])
  })

  test('its code fails to load: no order, and the next press opens the window @phone', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(`**${codeFile('purchase')}*`, (route) => route.abort())
    await enter(page, 'member', paths.premium.href())
    await buyNow(page).click()
    await expect(alerts(page, 'Failed to initiate payment. Please try again.')).toContainText(
      'No money was taken.',
    )
    expect(await orders(page)).toEqual([])
    await page.unroute(`**${codeFile('purchase')}*`)
    await openWindow(page)
    consoleErrors.splice(0)
  })

  test('its code fails to load: a member is told that there is nothing to buy @phone', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(`**${codeFile('purchase')}*`, (route) => route.abort())
    await enter(page, 'premium', paths.premium.href())
    const said = page.getByRole('status').filter({ hasText: /You can buy another year once/ })
    await expect(said).toHaveCount(0)
    // As the page hydrates, the member's button replaces the visitor's, at another place.
    await expect(page.getByText(/^You can buy another year once/)).toBeVisible()
    await buyNow(page).click()
    await expect(said).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
    consoleErrors.splice(0)
  })

  for (const [name, answer] of [
    ['blocked', null],
    ['emptied by a blocker', ''],
  ] as const) {
    test(`the script ${name}: a message about ad blockers, and one click later it works @phone`, async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/local/checkout.js', (route) =>
        answer === null
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: answer }),
      )
      await enter(page, 'member', paths.premium.href())
      await buyNow(page).click()
      await expect(alerts(page, 'Failed to initiate payment. Please try again.')).toContainText(
        'ad blocker',
      )
      await page.unroute('**/local/checkout.js')
      await openWindow(page)
      expect(await orders(page)).toHaveLength(1)
      consoleErrors.splice(0)
    })
  }

  test('a second tab, while the first has the window open and after it has paid @phone', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    const second = await secondTab(context, paths.premium.href())
    await buyNow(second).click()
    await expect(alerts(second, /open in another tab/)).toBeVisible()
    await inWindow(page, 'Pay').click()
    await expect(ticket(page)).toBeVisible()
    await expect(ticket(second)).toBeVisible()
    await buyNow(second).click()
    await expect(second.getByText(/^You are a Premium member until/)).toBeVisible()
    expect(await orders(page)).toHaveLength(1)
    expect(consoleErrors).toEqual([])
  })

  test('the page is left with Back while the window is open @phone', async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.userDashboard.href())
    await page.getByRole('link', { name: 'Read more about Premium' }).click()
    await openWindow(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard\/user$/)
    await inWindow(page, 'Pay').click()
    await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
    await expect(page.getByText(/^You are a Premium member until/)).toBeVisible()
    await expect(page.getByText(/^pay_/)).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test('a reload while the window is open: a question first, and then the same order again @phone', async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    await page.reload()
    await buyNow(page).click()
    await expect(alerts(page, /did not hear how it ended/)).toBeVisible()
    await page.getByRole('button', { name: /^No money was taken/ }).click()
    await inWindow(page, 'Pay').click()
    await expect(ticket(page)).toBeVisible()
    expect(await orders(page)).toMatchObject([{ status: 'paid' }])
    expect(consoleErrors).toEqual([])
  })

  test('paid, and then a reload, a logout and a login: never a second charge @phone', async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    // A server that does not know the payment yet: its login answer has no receipt.
    const { users } = await (await page.request.get('/local/state')).json()
    const anjali = users.find(({ email }: { email: string }) => email === 'anjali@example.com')
    const user = { ...anjali, receipt: undefined, amount: undefined, currency: undefined }
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').token)
    await localApi.fault({ path: '/auth/login', body: { user, token } })
    await localApi.fault({ path: '/getoneuser', body: { data: user, referredUsers: [] } })
    await openWindow(page)
    await inWindow(page, 'Pay').click()
    await expect(ticket(page)).toBeVisible()
    await page.reload()
    // Until then the page is a visitor's HTML, whose button is removed for a member.
    await expect(ticket(page)).toBeVisible()
    await buyNow(page).click()
    await expect(page.getByText(/Payment number: pay_/)).toBeVisible()

    await page.goto(paths.userDashboard.href())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, 'member')
    await expect(page.getByText(/^You are a Premium member until/)).toBeVisible()
    await expect(ticket(page)).toBeVisible()
    await expect(page.getByText(/^pay_/)).toBeVisible()
    expect(await orders(page)).toHaveLength(1)
    expect(consoleErrors).toEqual([])
  })

  test('the storage is full after paying: a message says so, and the membership is valid on this page @phone', async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await inWindow(page, 'Pay').click()
    await expect(page.getByText('Payment successful', { exact: true })).toBeVisible()
    await expect(alerts(page, /could not save it/)).toContainText('Payment number: pay_')
    await expect(ticket(page)).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test('a logout in another tab while the window is open @phone', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await enter(page, 'member', paths.premium.href())
    await openWindow(page)
    const second = await secondTab(context, paths.userDashboard.href())
    await second.getByRole('button', { name: 'Logout' }).click()
    await inWindow(page, 'Pay').click()
    await expect(alerts(page, /You have been logged out/)).toContainText('pay_')
    // The logout leads the second tab to the login page, which logs out anyone who is logged in on arrival.
    await expect(second).toHaveURL(/\/login$/)
    await page.getByRole('button', { name: 'Log in' }).click()
    await logIn(page, 'member')
    await expect(page).toHaveURL(/\/premium$/)
    await expect(ticket(page)).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
})

async function secondTab(context: BrowserContext, address: string) {
  const second = await context.newPage()
  await second.addInitScript(closePopup)
  await second.goto(address)
  return second
}

test('the link is copied for 2 seconds, and manually if the clipboard is denied @phone', async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, 'member', paths.userReferrals.href())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/URU-ANJALI$/)
  await expect(page.getByText('Copied to clipboard!')).toBeHidden()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/copy it by hand/)).toBeVisible()
  expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/URU-ANJALI$/)
  expect(consoleErrors).toEqual([])
})

test('the profile: a draft survives a reload, and a saved name is shown everywhere @phone', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, 'member', paths.userProfile.href())
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('Name').fill('Anjali Menon')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^What you typed but did not save/)).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Anjali Menon')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Anjali Menon' }).waitFor()
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Dashboard').click()
  await expect(page.getByText('Welcome, Anjali Menon')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

async function expectAccessible(page: Page) {
  await page.waitForLoadState('networkidle')
  expect(await accessibilityProblems(page)).toEqual([])
}

const longName = { email: 'thankamma@example.com', password: 'sample-2468' }

for (const [title, who] of [
  ['a member', 'member'],
  ['a Premium member', 'premium'],
  ['a former one', 'expired'],
  ['a long name', longName],
] as const)
  test(`axe finds nothing in the dashboard of ${title}, light or dark`, async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, who, paths.userDashboard.href())
    await expect(page.getByRole('link', { name: 'Share your link' })).toBeVisible()
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })

for (const name of pagesForAxe.members)
  test(`axe finds nothing in ${paths[name].path}, light or dark`, async ({
    page,
    consoleErrors,
  }) => {
    await enter(page, longName, paths[name].path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })

test('axe finds nothing after a payment that was cancelled, and one that is being confirmed', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, 'member', paths.userDashboard.href())
  await openWindow(page)
  await inWindow(page, 'Dismiss').click()
  await expect(alerts(page, 'Payment was cancelled!')).toBeVisible()
  await expectAccessible(page)
  await openWindow(page)
  await inWindow(page, 'Pay').click()
  await expect(page.getByText('Your payment')).toBeVisible()
  await expect(page.getByText('Payment successful & profile updated!')).toBeHidden()
  await expectAccessible(page)
  expect(consoleErrors).toEqual([])
})
