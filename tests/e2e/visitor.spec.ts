import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { enquiryForGermany } from '../samples/blank-enquiry.ts'
import { codeFile, holdBack, waitForCode } from './code-file.ts'
import { expect, logIn, test, withMotion } from './site.ts'
import { waitForLinks, waitUntilHydrated } from './waits.ts'

test.use(withMotion)

test('a visitor opens a country and sends an enquiry that arrives', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Choose a country' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Germany' }).click()

  await expect(page).toHaveURL(/\/country\/[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
  await page.getByLabel('Name').fill('Meera Nair')
  await page.getByLabel('Phone').fill('+91 98470 12345')
  await page.getByLabel('Visa type').selectOption('Opportunity card')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send enquiry' }).click()

  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  const [mail, ...others] = await localApi.outbox()
  expect(others).toEqual([])
  expect(mail?.fields).toEqual(enquiryForGermany)
  await page.goto('/local/outbox')
  await expect(page.getByRole('heading', { name: /Meera Nair/ })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('an unknown address of an area is the 404 page, in each language @phone', async ({
  page,
  consoleErrors,
}) => {
  for (const address of [
    '/dashboard/user/nope',
    '/dashboard/admin/nope',
    '/ml/dashboard/admin/nope',
  ]) {
    await page.goto(address)
    await waitUntilHydrated(page)
    // Its own code is what would replace the page of the host.
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').locator('a[href^="https://wa.me"]').last(),
    ).toBeVisible()
    await expect(page, address).toHaveURL(address)
  }
  // The browser itself logs that each is answered with 404.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([])
})

test('a friend registers by the referral link, logs in and reaches the page asked for @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { users } = await (await request.get('/local/state')).json()
  const referrer = users.find((user: { email: string }) => user.email === 'anjali@example.com')

  await page.goto(paths.userDashboard.href())
  await expect(page.getByText(/Redirecting/)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(paths.registerInvited.href(referrer.usercode))
  const form = page.getByRole('main')
  await expect(form.getByLabel('Invite code')).toHaveValue(referrer.usercode)
  await form.getByLabel('Name').fill('Sreya Menon')
  await form.getByLabel('Email').fill('sreya@example.com')
  await form.getByLabel('Phone').fill('9847054321')
  await form.getByLabel('Password', { exact: true }).fill('a-long-password')
  await form.getByLabel('Confirm password').fill('a-long-password')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registered successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(paths.userDashboard.href())
  await page.getByRole('link', { name: 'Log in now' }).click()
  await logIn(page, { email: 'sreya@example.com', password: 'a-long-password' })
  await expect(page).toHaveURL(/\/dashboard\/user$/)
  await expect(page.getByRole('main')).toContainText('Sreya Menon')
  // While logged out, the area's check is answered with 401, which the browser itself logs.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([])
})

test('the search finds countries, works and services, and what is saved stays', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.search.href())
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('germany')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=germany')
  await expect(page.getByText(/^\d+ Result Found$/)).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Saved|^Remove/ }).first()).toBeVisible()

  await field.fill('zzzz')
  await field.press('Enter')
  await expect(page.getByText('! Oops No Matches Found')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('what is saved is stored at once, even if nothing more can load', async ({ page }) => {
  await page.goto(paths.search.href('germany'))
  const save = page.getByRole('button', { name: /^Save/ }).first()
  await waitUntilHydrated(page, 'main button[data-saved]')
  await page.route('**/*.js', () => undefined)
  await save.click()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible()
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible()
})

test('each of several Saves pressed before any code has loaded is stored @phone', async ({
  page,
  request,
}) => {
  const { category } = await (await request.get('/api/v1/category/get-category')).json()
  const { release } = await holdBack(page, '**/*.js')
  await page.goto(paths.latestJobs.href(category[0]._id))
  const saves = page.getByRole('button', { name: /^Save / })
  for (const place of [0, 1]) await saves.nth(place).click()
  release()
  await expect(page.getByRole('button', { name: /^Saved / })).toHaveCount(2)
})

test('from the latest jobs to an application that names the work', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.latest.href())
  await page
    .getByRole('main')
    .getByRole('link', { name: /View more/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/latestjobs\/[0-9a-f]{24}$/)
  const apply = page.getByRole('link', { name: /Apply Now/ }).first()
  await apply.click()
  await expect(page).toHaveURL(/\/job\/[0-9a-f]{24}$/)
  await expect(page.getByText('You are applying for')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('what is further down the home page can be reached before it was scrolled to, and stays', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const visa = page.getByRole('radio', { name: 'Germany' })
  await page.evaluate(() => {
    window.location.hash = '#main'
  })
  await expect(page.getByRole('main')).toBeFocused()
  await expect(visa).toBeAttached()

  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('navigation', { name: 'Side menu' }).getByText('Countries').click()
  await expect(page).toHaveURL('/#countries')
  await expect(page.getByRole('heading', { name: 'Choose a country' })).toBeInViewport()
  await expect(visa).toBeAttached()
  expect(consoleErrors).toEqual([])
})

test('a home page that a link opened has all its headings before anybody scrolls, but asks for no list', async ({
  page,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await waitForLinks(page)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/getCountry')) lists.push(request.url())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can we do for you today?')
  for (const name of ['Where would you like to visit?', 'Choose a country', 'Get in Touch'])
    await expect(page.getByRole('heading', { name })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(lists).toEqual([])
})

test('the page behind a pressed stamp is at its top before its first frame', async ({ page }) => {
  await page.goto(paths.home.href())
  await page.keyboard.press('Tab')
  const stamp = page.getByRole('link', { name: 'Germany', exact: true })
  await stamp.scrollIntoViewIfNeeded()
  // Before React has hydrated the link, the browser itself follows it.
  await waitUntilHydrated(page, '#country-stamps a')
  await stamp.dispatchEvent('touchstart')
  await waitForCode(page, 'country-guide')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  // Reported as soon as the heading is there: no frame has been drawn since.
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, watch) => {
          if (document.querySelector('main h1')?.textContent !== 'Germany') return
          watch.disconnect()
          resolve(scrollY)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await stamp.click()
  expect(await place).toBe(0)
})

test('a country’s name stays where it is while the rest of its page loads @phone', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await page.goto(paths.home.href())
  await page.keyboard.press('Tab')
  const stamp = page.getByRole('link', { name: 'Germany', exact: true })
  await stamp.scrollIntoViewIfNeeded()
  await waitUntilHydrated(page, '#country-stamps a')
  await page.route('**/country/*', (route) => route.abort())
  await localApi.fault({ path: '/api/v1/country/getoneCountry/*', delayMs: 2500 })
  await stamp.click()
  await expect(page.getByText('Loading the country')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Germany' })
  const before = await name.boundingBox()
  await page.getByRole('button', { name: 'Save Germany' }).click()
  await expect(page.getByText('Loading the country')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  expect(await name.boundingBox()).toEqual(before)
  await expect(page.getByRole('button', { name: 'Saved Germany' })).toBeFocused()
  // The failed load of the page's own HTML, which the test aborted.
  consoleErrors.length = 0
})

test('in print nothing is folded away, and dark bands use no ink @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.study.href())
  const folded = page.getByRole('main').locator('details:not(form *) > :not(summary)').first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('an unknown address answers 404 and leads back @phone', async ({ page, consoleErrors }) => {
  await page.goto(paths.about.href())
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/about')
  consoleErrors.splice(0)
})

test('a double click on Go Back goes back by one page @phone', async ({ page, consoleErrors }) => {
  await page.goto(paths.services.href())
  await page.goto(paths.about.href())
  await page.goto('/no-such-page')
  await waitForLinks(page)
  await page.getByRole('button', { name: 'Go Back' }).dblclick()
  await expect(page).toHaveURL('/about')
  // A second step back would have begun by now.
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL('/about')
  consoleErrors.splice(0)
})

test('below the areas too, Go Back works while their code has not come @phone', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.about.href())
  const { asked } = await holdBack(page, `**${codeFile('dashboard-routes')}`)
  await page.goto('/dashboard/nothing')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/about')
  expect(asked()).toBe(0)
  consoleErrors.splice(0)
})

test('Go Back leads home from a broken link in a new tab, a second time too @phone', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(paths.about.href())
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open('/no-such-page'))
  const tab = await opened
  const back = tab.getByRole('button', { name: 'Go Back' })
  await back.click()
  await expect(tab).toHaveURL('/')
  await tab.goBack()
  await back.click()
  await expect(tab).toHaveURL('/')
  consoleErrors.splice(0)
})

test.describe('with the pop-up', () => {
  test.use({ withPopup: true })

  test('it opens after 3 s, keeps the focus, and stays closed once closed', async ({
    page,
    isMobile,
    consoleErrors,
  }) => {
    await page.goto('/')
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible({ timeout: 8000 })
    // Past the notice about data and both actions; from the end of a modal window Tab leads to the browser, and back.
    for (let i = 0; i < 9; i += 1) await page.keyboard.press('Tab')
    // On a phone the page behind it stays usable, and Tab leads on to it.
    expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      !isMobile,
    )
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.reload()
    await page.waitForTimeout(4500)
    await expect(popup).toBeHidden()
    expect(consoleErrors).toEqual([])
  })
})

test('a password reset continues with the OTP after the phone has unloaded the page @phone', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  const email = sampleLogins.member.email
  const form = page.getByRole('main')
  await page.goto(paths.forget.href())
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await expect(form.getByLabel('OTP')).toBeVisible()
  await page.reload()
  await expect(form.getByText(`For the account of ${email}.`)).toBeVisible()
  await form.getByLabel('OTP').fill((await localApi.outbox()).at(-1)?.fields['otp'] ?? '')
  await form.getByRole('button', { name: 'Verify OTP' }).click()
  await form.getByLabel('New password').fill('another-password')
  await form.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(consoleErrors).toEqual([])
})
