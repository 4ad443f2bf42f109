import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { expect, test } from './site.ts'
import { openAs } from './waits.ts'

/** Between the two taps of a finger, and the time after which the next press is no part of them. */
const BETWEEN_MS = 180
const AFTER_MS = 600

type Pointer = 'finger' | 'mouse'

/** A press; the system counts the presses of a mouse. */
async function pressAt(page: Page, by: Pointer, x: number, y: number, clickCount: number) {
  if (by === 'finger') return page.touchscreen.tap(x, y)
  const { mouse } = page
  // Sent at once: on a busy machine, waiting for each answer takes longer than the half second of a double tap.
  return Promise.all([mouse.move(x, y), mouse.down({ clickCount }), mouse.up({ clickCount })])
}

/** Presses twice at one place, whatever is there by the second time. */
async function doubleTap(page: Page, control: Locator, by: Pointer = 'finger') {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.waitForTimeout(AFTER_MS)
  // The second is sent even if a slow machine has not done with the first.
  const second = page.waitForTimeout(BETWEEN_MS).then(() => pressAt(page, by, x, y, 2))
  await Promise.all([pressAt(page, by, x, y, 1), second])
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const begin = (page: Page) => page.locator('html[data-later]').waitFor()

/** Opens a form, once its page has all its code. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await begin(page)
}

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true })

for (const by of ['finger', 'mouse'] as const)
  test(`two presses of a ${by} on “Remove this code” send no registration @phone`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await open(page, paths.registerInvited.href('URU-RAHUL'))
    await main(page).getByLabel('Name').fill('Devika Nair')
    await main(page).getByLabel('Email').fill('devika@example.com')
    await main(page).getByLabel('Phone').fill('9847012345')
    await main(page).getByLabel('Password', { exact: true }).fill('a-long-password')
    await main(page).getByLabel('Confirm password').fill('a-long-password')
    await doubleTap(page, button(page, 'Remove this code'), by)
    await expect(button(page, 'Remove this code')).toHaveCount(0)
    await page.waitForTimeout(AFTER_MS)
    expect(sent).toEqual([])
    await button(page, 'Register').click()
    await expect(page).toHaveURL(/\/login$/)
  })

test('a double tap on Login, whose message disappears from above it, logs in @phone', async ({
  page,
  localApi,
}) => {
  await open(page, paths.login.href())
  const { email, password } = sampleLogins.member
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill('wrong')
  await button(page, 'Login').click()
  await expect(main(page).locator('#login-problem')).toBeVisible()
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await localApi.fault({ path: '/auth/login', delayMs: 800 })
  await doubleTap(page, button(page, 'Login'))
  await expect(page).toHaveURL(/\/dashboard\/user$/)
})

for (const [when, delayMs] of [
  ['after it', 800],
  ['in between', 0],
] as const)
  test(`a double tap on Send OTP after an unknown address stays in the reset, answered ${when} @phone`, async ({
    page,
    localApi,
  }) => {
    await open(page, paths.forget.href())
    await main(page).getByLabel('Email').fill('nobody@example.com')
    await button(page, 'Send OTP').click()
    await expect(main(page).getByText('User not found')).toBeVisible()
    await main(page).getByLabel('Email').fill(sampleLogins.member.email)
    if (delayMs > 0) await localApi.fault({ path: '/auth/', delayMs })
    await doubleTap(page, button(page, 'Send OTP'))
    await expect(main(page).getByLabel('OTP')).toBeVisible()
    await page.waitForTimeout(AFTER_MS)
    await expect(main(page).getByLabel('OTP')).toBeVisible()
  })

test('single presses that follow each other at once all count: a menu, a form and a link @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, 'admin', paths.adminDashboard.href())
  await begin(page)
  // Each press moves the row of entries, and the next entry is where the last one was.
  for (const { href } of [paths.adminUsers, paths.adminWorks, paths.adminCreateCategory]) {
    await page.locator(`nav a[href="${href()}"]`).first().click()
    await expect(page).toHaveURL(href())
  }
  await open(page, paths.study.href())
  await button(page, 'Send enquiry').click()
  await main(page).getByRole('link', { name: 'Plan your studies' }).click()
  await expect(page).toHaveURL(/\/plan/)
})

test('a double tap on an entry of a menu that moves stays on its page @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, 'admin', paths.adminCreateCountry.href())
  await begin(page)
  await doubleTap(page, page.locator(`nav a[href="${paths.adminUsers.href()}"]`))
  await expect(page).toHaveURL(paths.adminUsers.href())
  await page.waitForTimeout(AFTER_MS)
  await expect(page).toHaveURL(paths.adminUsers.href())
})
