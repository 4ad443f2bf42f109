import type { Route } from '@playwright/test'
import { button } from './call.ts'
import { codeFile } from '../code-file.ts'
import {
  type Visit,
  expectPageIntact,
  expectQuiet,
  forgetMessages,
  fresh,
  lostCall,
  openVisit,
  setShortTimeouts,
} from './visit.ts'
import { expect, test } from './visit-test.ts'
import { type Fault, faults } from './faults.ts'

const PROVIDER = 'https://checkout.razorpay.com/v1/checkout.js'

/** Stands in for the provider's script: a window that opens and stays open. */
const STAND_IN = `window.Razorpay = class {
  on() {}
  open() { document.body.insertAdjacentHTML('beforeend', '<p>The provider’s window</p>') }
}`

/** Errors for an answer that is not a script: the browser reports them, and no page can prevent that. */
const NO_SCRIPT = /^uncaught: (Unexpected|Invalid|Script error)/
const BLOCKED = /^(Refused to execute script|Cross-Origin Read Blocking)/

/** Makes the built page request the provider's own script, as it does when a key is configured. */
async function useProvider({ page }: Visit) {
  await page.route(`**${codeFile('purchase', 'plain')}`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    expect(code).toContain('/local/checkout.js')
    await route.fulfill({ response, body: code.replace('/local/checkout.js', PROVIDER) })
  })
}

async function answerWith(route: Route, { name, rule = {} }: Fault) {
  if (name === 'offline') return route.abort('internetdisconnected')
  if (rule['reset']) return route.abort('connectionreset')
  // Never answered: the page itself gives up.
  if (rule['hang']) return undefined
  const { status, text, contentType, body } = rule
  return route.fulfill({
    status: typeof status === 'number' ? status : 200,
    contentType: typeof contentType === 'string' ? contentType : 'application/json',
    body: typeof text === 'string' ? text : JSON.stringify(body),
  })
}

test.describe('the payment provider’s own script', () => {
  let visit: Visit
  test.beforeAll(async ({ browser, baseURL }) => {
    visit = await openVisit(browser, baseURL ?? '', { who: 'member' })
    visit.expected.push(lostCall(PROVIDER), NO_SCRIPT, BLOCKED)
    await useProvider(visit)
    await visit.page.goto('/premium')
  })
  test.afterAll(() => visit.close())

  for (const fault of faults) {
    test(fault.name, async () => {
      const { page, api } = visit
      const answer = (route: Route) => answerWith(route, fault)
      await page.route(`${PROVIDER}*`, answer)
      if (fault.name === 'hanging') await setShortTimeouts(page, 'yes')
      await forgetMessages(page)
      await button(page, 'Buy Now').click()
      for (const words of [
        'Failed to initiate payment. Please try again.',
        'No money was taken.',
        'An ad blocker or a weak connection may be in the way',
      ]) {
        await expect(fresh(page, words)).toBeVisible()
      }
      await expectPageIntact(page)
      await expect(button(page, 'Buy Now')).toBeEnabled()
      // One order for all attempts: the provider accepts only one payment for it.
      expect((await api.state()).orders).toHaveLength(1)
      await setShortTimeouts(page, 'no')
      await page.unroute(`${PROVIDER}*`, answer)
      expectQuiet(visit)
    })
  }

  test('mended', async () => {
    const { page, api } = visit
    await page.route(`${PROVIDER}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    await button(page, 'Buy Now').dblclick()
    await expect(page.getByText('The provider’s window')).toHaveCount(1)
    expect((await api.state()).orders).toHaveLength(1)
    expectQuiet(visit)
  })
})
