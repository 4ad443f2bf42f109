import { type Page } from '@playwright/test'
import { logIn } from '../site.ts'
import { button, type Call } from './call.ts'
import { formsOfLogins, pagesOfLogins } from './calls.ts'
import { choosePicture, fieldIn, keptOn, send } from './form.ts'
import { expect, test } from './visit-test.ts'
import type { Options, Visit } from './visit.ts'

const field = (page: Page, label: string) => fieldIn(page.getByRole('main'), label)

/** Passwords are never stored. */
const lasting = ([label]: [string, string]) => !/password/i.test(label)

/** Moves the page's clock ahead by `later` from its session storage, in ms. Runs in the page. */
function followClock() {
  const now = Date.now.bind(Date)
  Date.now = () => now() + Number(sessionStorage.getItem('later') ?? 0)
}

/** How a server treats a login that has ended, and what must be repaired before the next login. */
type Manner = {
  name: string
  options: Options
  end: (visit: Visit) => Promise<void>
  comeBack: (page: Page) => Promise<void>
}

const refusal: Manner = {
  name: 'a 401',
  options: {},
  end: ({ api }) => api.expire(),
  comeBack: async () => {},
}

const silence: Manner = {
  name: 'no answer to this token',
  options: { tokens: { seconds: 60, silent: true } },
  end: async ({ page, api }) => {
    await api.expire()
    await page.addInitScript(followClock)
    await page.evaluate(followClock)
    await page.evaluate(() => sessionStorage.setItem('later', '61000'))
  },
  comeBack: (page) => page.evaluate(() => sessionStorage.removeItem('later')),
}

/** Logs in again from the page that says that the login has ended. */
async function logInAgain(page: Page, { who }: Call, { comeBack }: Manner) {
  if (!who) throw new Error('Not behind a login')
  await expect(
    page.getByRole('heading', { name: /^(Please log in first|Your login has ended)$/ }),
  ).toBeVisible()
  await comeBack(page)
  await page.getByRole('link', { name: 'Log in now' }).click()
  await logIn(page, who)
}

// Each test opens a page of its own.
test.describe.configure({ mode: 'parallel' })

/** One of a member and one of an administrator; for the rest, see tests/journeys/faults/expired.test.ts. */
const firstOfEach = <Each extends Call>(all: readonly Each[]): readonly Each[] =>
  all.filter(({ who }, place) => all.findIndex((each) => each.who === who) === place)

for (const manner of [refusal, silence]) {
  for (const call of firstOfEach(formsOfLogins)) {
    test(`the login ends while a form is open, ${manner.name}: ${call.name}`, async ({ open }) => {
      const { who, typed = {} } = call
      if (!who || typeof typed === 'function') throw new Error('Not a form of the table')
      const visit = await open({ who, ...manner.options })
      const { page, api } = visit
      await page.goto(call.address)
      for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
      await choosePicture(page, call)
      await manner.end(visit)
      await send(page, call)

      await logInAgain(page, call, manner)
      await expect(page.getByText(call.success)).toHaveCount(0)
      for (const [label, value] of Object.entries(typed).filter(lasting)) {
        await expect(field(page, label)).toHaveValue(value)
      }
      const kept = keptOn(page, call)
      if (kept) await expect(kept).toBeVisible()
      await send(page, call)
      await expect(page.getByText(call.success).first()).toBeVisible()
      expect(call.effect?.(await api.state()) ?? 1).toBe(1)
    })
  }

  for (const call of firstOfEach(pagesOfLogins)) {
    test(`the login has ended before its page opens, ${manner.name}: ${call.name}`, async ({
      open,
    }) => {
      const visit = await open({ who: call.who, ...manner.options })
      const { page, api } = visit
      const id = call.id?.(await api.state())
      await page.goto('/policy')
      await manner.end(visit)
      await page.goto(call.address + (id ?? ''))
      await logInAgain(page, call, manner)
      await expect(page).toHaveURL(new RegExp(`${call.address}${id ?? ''}$`))
      await expect(page.getByText(call.success).first()).toBeVisible()
    })
  }

  test(`the login ends before Buy Now, ${manner.name}: a message says so, and the way leads back`, async ({
    open,
  }) => {
    const visit = await open({ who: 'member', ...manner.options })
    const { page, api } = visit
    await page.goto('/premium')
    await expect(button(page, 'Buy Now')).toBeEnabled()
    await manner.end(visit)
    await button(page, 'Buy Now').click()
    await expect(page.getByText('Your login has ended. Log in again')).toBeVisible()
    await manner.comeBack(page)
    await button(page, 'Log in').click()
    await logIn(page, 'member')
    await expect(page).toHaveURL(/\/premium$/)
    await button(page, 'Buy Now').click()
    await expect(page.getByText('Simulation: no money moves')).toBeVisible()
    expect((await api.state()).orders).toHaveLength(1)
  })
}
