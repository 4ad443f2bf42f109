import { type Page } from '@playwright/test'
import { logIn } from '../site.ts'
import { button, type Write } from './call.ts'
import { calls } from './calls.ts'
import { expect, test } from './desk-test.ts'

/** The forms behind a login, from the table of calls. */
const forms = calls.filter(
  (call): call is Write => call.kind === 'write' && Boolean(call.who && call.typed),
)

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(String.raw`^${label}( \(optional\))?$`))

/** A password is never kept. */
const lasting = ([label]: [string, string]) => !/password/i.test(label)

for (const call of forms) {
  test(`the login ends while a form is open: ${call.name}`, async ({ open }) => {
    const { who, typed = {} } = call
    if (!who || typeof typed === 'function') throw new Error('Not a form of the table')
    const { page, api } = await open({ who })
    await page.goto(call.address)
    for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
    await call.also?.(page)
    await api.expire()
    await call.send(page, (pressed) => pressed.click())

    await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible()
    await expect(page.getByText(call.success)).toHaveCount(0)
    await page.getByRole('link', { name: 'Log in now' }).click()
    await logIn(page, who)
    for (const [label, value] of Object.entries(typed).filter(lasting)) {
      await expect(field(page, label)).toHaveValue(value)
    }
    if (call.kept) await expect(call.kept(page)).toBeVisible()
    await call.send(page, (pressed) => pressed.click())
    await expect(page.getByText(call.success).first()).toBeVisible()
    expect(call.effect?.(await api.state()) ?? 1).toBe(1)
  })
}

test('the login ends before Buy Now: told so, and back to it after the login', async ({ open }) => {
  const { page, api } = await open({ who: 'member' })
  await page.goto('/premium')
  await expect(button(page, 'Buy Now')).toBeEnabled()
  await api.expire()
  await button(page, 'Buy Now').click()
  await expect(page.getByText('Your login has ended. Log in again')).toBeVisible()
  await button(page, 'Log in').click()
  await logIn(page, 'member')
  await expect(page).toHaveURL(/\/premium$/)
  await button(page, 'Buy Now').click()
  await expect(page.getByText('Simulation: no money moves')).toBeVisible()
  expect((await api.state()).orders).toHaveLength(1)
})
