import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { noSettings } from '../tools/no-settings.ts'
import { expect, logIn, test } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Records every request of the browser, and everything that its console says. */
function listenTo(context: BrowserContext) {
  const requests: Request[] = []
  const said: string[] = []
  context.on('request', (request) => void requests.push(request))
  context.on('console', (message) => void said.push(message.text()))
  context.on('weberror', (error) => void said.push(String(error.error().stack)))
  return { requests, said }
}

type Heard = ReturnType<typeof listenTo>

/** Where the tokens appeared, except as `Authorization` of a call to `<host>/api/v1/`, the only place allowed. */
async function strayTokens({ requests, said }: Heard, host: string, tokens: readonly string[]) {
  const holds = (text: string | null | undefined) =>
    tokens.some((token) => text?.includes(token) || text?.includes(encodeURIComponent(token)))
  const strays = said.filter(holds).map((text) => `console: ${text}`)
  let sent = 0
  for (const request of requests) {
    const { authorization, ...headers } = await request.allHeaders()
    const to = request.url()
    const mayHave = to.startsWith(`${host}/api/v1/`)
    if (authorization !== undefined && !mayHave) strays.push(`Authorization to ${to}`)
    if (authorization !== undefined && mayHave) sent += 1
    if (holds(to)) strays.push(`in the address ${to}`)
    if (holds(request.postData())) strays.push(`in the body to ${to}`)
    for (const [name, value] of Object.entries(headers)) {
      if (holds(value)) strays.push(`in ${name} to ${to}`)
    }
  }
  return { strays, sent }
}

const tokenOf = (page: Page) =>
  page.evaluate((): string => JSON.parse(localStorage.getItem('auth') ?? '{}').token)

/** A visitor who searches and writes, then a member who buys, then an administrator. */
async function walk(page: Page, address: (path: string) => string, pay: () => Promise<void>) {
  const tokens: string[] = []
  await page.goto(address('/search?q=germany'))
  await expect(page.getByText(/Result Found/)).toBeVisible()

  await page.goto(address('/login'))
  await logIn(page, 'member')
  await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
  tokens.push(await tokenOf(page))
  await page.goto(address('/dashboard/user/refferal'))
  await expect(page.getByLabel('Your referral link')).toBeVisible()

  // Logged in, and sending a message by the e-mail service.
  await page.goto(address('/contact'))
  // first-interaction.spec.ts tests what is typed at the very moment when the login becomes known.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Anjali Nair')
  await form.getByLabel('Email').fill('anjali@example.com')
  await form.getByLabel('Subject').fill('A question')
  await form.getByLabel('Message').fill('Which papers do I need?')
  await Promise.all([
    page.waitForResponse('**/api/v1.0/email/send'),
    form.getByRole('button', { name: 'Send Message' }).click(),
  ])

  await page.goto(address('/premium'))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await pay()
  await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
  await page.goto(address('/dashboard/user'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await logIn(page, 'admin')
  await expect(page.getByText('Welcome, Sample Administrator')).toBeVisible()
  tokens.push(await tokenOf(page))
  for (const path of ['/users', '/countries', '/latestcoun', '/works']) {
    await page.goto(address(`/dashboard/admin${path}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  return tokens
}

test('the token is sent to the API only, and is in no address and no console message', async ({
  page,
  context,
  baseURL,
  localApi,
  consoleErrors,
}) => {
  test.slow()
  const heard = listenTo(context)
  // A failure during the walk is logged in the console, without the token.
  await localApi.fault({ path: '/auth/getusers', status: 500, body: {}, times: 2 })
  const tokens = await walk(
    page,
    (path) => path,
    () => page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click(),
  )
  expect(new Set(tokens).size).toBe(2)
  const { strays, sent } = await strayTokens(heard, String(baseURL), tokens)
  expect(strays).toEqual([])
  expect(sent).toBeGreaterThan(8)
  expect(consoleErrors.splice(0).filter((error) => !/500/.test(error))).toEqual([])
})

const SITE = 'https://site.example'
const API = 'https://api.example'
const BUILT = join(root, 'node_modules/.cache/token-site')

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** The payment window, reduced to a payment that succeeds. */
const CHECKOUT = `window.Razorpay = class {
  constructor(options) { this.options = options }
  on() {}
  open() { setTimeout(() => this.options.handler({ razorpay_payment_id: 'pay_1' }), 50) }
}`

/** Serves the production code on a host of its own, with the API and both services on theirs. */
async function serveProduction(context: BrowserContext, apiAt: string) {
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = [pathname, '/index.html']
      .map((name) => join(BUILT, name))
      .find((name) => extname(name) !== '' && existsSync(name))
    return route.fulfill({
      body: readFileSync(file ?? ''),
      contentType: TYPES[extname(file ?? '')] ?? 'application/octet-stream',
    })
  })
  await context.route(`${API}/**`, async (route) => {
    const url = route.request().url().replace(API, apiAt)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await context.route('https://api.emailjs.com/**', (route) => route.fulfill({ body: 'OK' }))
  await context.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  )
}

test('the token does not reach the e-mail service or the payment provider, each on its own host', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(600_000)
  execFileSync(process.execPath, ['tests/e2e/build-code.mjs', BUILT], {
    cwd: root,
    stdio: 'pipe',
    env: {
      ...process.env,
      ...noSettings,
      VITE_API_HOST: API,
      VITE_SITE_URL: SITE,
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_TEMPLATE_ID: 'template',
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_RAZORPAY_KEY_ID: 'rzp_test_1',
      VITE_SEARCH_PATH: '/product/search/{keyword}',
    },
  })
  const heard = listenTo(context)
  await serveProduction(context, String(baseURL))
  const tokens = await walk(
    page,
    (path) => SITE + path,
    () => Promise.resolve(),
  )
  const hosts = new Set(heard.requests.map((request) => new URL(request.url()).host))
  expect([...hosts].toSorted()).toEqual([
    'api.emailjs.com',
    'api.example',
    'checkout.razorpay.com',
    'site.example',
  ])
  const { strays, sent } = await strayTokens(heard, API, tokens)
  expect(strays).toEqual([])
  expect(sent).toBeGreaterThan(8)
  expect(consoleErrors).toEqual([])
})
