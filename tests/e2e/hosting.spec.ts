import { readdirSync, readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { CHECKOUT_SCRIPT } from '../../src/lib/browser/trusted.ts'
import { addressIn, languages, pathAt } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { testedSite as site } from '../tools/sites.mjs'
import { codeFile } from './code-file.ts'
import {
  type Area,
  everyAddress,
  hasHtml,
  type PageName,
  pageNames,
  pagesOf,
  UNKNOWN,
} from './addresses.ts'
import { whenDrawn } from './font-size.ts'
import { beLoggedIn, enter, expect, test, withMotion } from './site.ts'

test.use(withMotion)

/** Every address that has HTML of its own. */
const pages = pageNames.filter(hasHtml).map((name) => paths[name].path)

const html = (name: string) => readFileSync(`${site}/${name}`, 'utf8')
const shell = html('shell.html')

const withId = (name: PageName) => paths[name].path.replace(':id', '65f000000000000000000001')
const withoutHtml = (area: Area) => pagesOf(area).filter((name) => !hasHtml(name))

/** Public addresses without HTML of their own, such as people send to each other. */
const publicLinks = withoutHtml('public').map(withId)
const deepLinks = [
  ...publicLinks,
  ...withoutHtml('member').map(withId),
  ...withoutHtml('admin').map(withId),
]

const get = (request: APIRequestContext, address: string, encoding = 'identity') =>
  request.get(address, { maxRedirects: 0, headers: { 'Accept-Encoding': encoding } })

/** Scrolls through the page, so that everything that loads by itself has loaded. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y <= height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await whenDrawn(page)
  }
  await page.waitForLoadState('networkidle')
}

/** What the provider's script is known to do in a page. */
const actLikeProvider = `window.Razorpay = class {
  on() {}
  open() {
    const script = document.createElement('script')
    script.src = 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js'
    document.head.append(script)
    const box = document.createElement('div')
    box.innerHTML = '<style>@keyframes rzp-rot{to{transform: rotate(360deg);}}@-webkit-keyframes rzp-rot{to{-webkit-transform: rotate(360deg);}}</style>'
    const ribbon = document.createElement('span')
    ribbon.innerHTML = 'Test Mode'
    const frame = document.createElement('iframe')
    frame.setAttribute('style', 'height: 321px')
    frame.src = 'https://api.razorpay.com/v1/checkout/public'
    box.append(ribbon, frame)
    document.body.append(box)
    for (const host of ['lumberjack', 'lumberjack-cx', 'lumberjack-metrics'])
      void fetch('https://' + host + '.razorpay.com/v1/track', { method: 'POST', mode: 'no-cors' })
  }
}`

test.describe('what the server answers', () => {
  test.skip(({ isMobile }) => isMobile, 'no browser takes part, needs no second run')

  for (const address of ['/', '/about', '/country/1', '/no-such-page']) {
    test(`${address} has every header and is revalidated each time`, async ({ request }) => {
      const headers = (await get(request, address)).headers()
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cache-control': 'no-cache',
        'content-type': expect.stringMatching(/^text\/html/),
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['permissions-policy']).toContain('payment=(self "https://api.razorpay.com"')
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(policy).not.toMatch(/style-src-elem[^;]*unsafe/)
      // Cloudflare drops a header line of 2000 characters.
      expect(policy.length).toBeLessThan(1950)
    })
  }

  test('every page is served at its own address only', async ({ request }) => {
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html') && !/^(?:\w\w\/)?(?:shell|404)\./.test(name))
      .map((name) => (name === 'index.html' ? '/' : `/${name.replace('.html', '')}`))
    const own = languages.flatMap((language) => pages.map((path) => addressIn(language, path)))
    const ofData = files.filter((address) => !own.includes(address))
    expect(files.filter((address) => !ofData.includes(address)).toSorted()).toEqual(own.toSorted())
    for (const address of ofData) expect(pathAt(address)).toMatch(/^\/[\w-]+\/[\w-]{1,64}$/)
    for (const address of files) {
      const response = await get(request, address)
      expect(response.status(), address).toBe(200)
      expect(await response.text(), address).toBe(
        html(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
      )
    }
  })

  for (const address of deepLinks) {
    test(`the deep link ${address} answers 200 with the shell`, async ({ request }) => {
      const response = await get(request, address)
      expect(response.status()).toBe(200)
      expect(await response.text()).toBe(shell)
    })
  }

  test('a deep link with a slash at its end leads to the one without, and keeps the query', async ({
    request,
  }) => {
    for (const address of [withId('countryDetails'), withId('adminReferrals'), '/search']) {
      const response = await get(request, `${address}/?q=a+b&utm_source=chat`)
      expect(response.status(), address).toBe(301)
      expect(response.headers()['location']).toBe(`${address}?q=a+b&utm_source=chat`)
    }
  })

  for (const address of [
    '/no-such-page',
    '/country',
    '/country/1/2',
    '/dashboard',
    '/dashboard/user/none',
    '/assets/none-12345678.js',
    '/.env',
    '/.vite/manifest.json',
    '/routes.json',
    '/hosting.json',
    '/404',
    '/shell',
    '/index',
    '/%2e%2e/package.json',
    '/%E0%A4%A',
  ]) {
    test(`${address} answers 404, or 400 if it is not a valid address`, async ({ request }) => {
      const response = await get(request, address)
      if (address === '/%E0%A4%A' && response.status() === 400) return
      expect(response.status()).toBe(404)
      const text = await response.text()
      expect(text).toBe(html('404.html'))
      expect(text).toContain('<meta name="robots" content="noindex"')
      expect(response.headers()['cache-control']).toBe('no-cache')
    })
  }

  test('no redirect leads to another site, and none loses the query', async ({
    request,
    baseURL,
  }) => {
    const strange = [
      '/country/%5Cevil.example',
      '/country/%09',
      '/country/%0d%0aSet-Cookie:a=b',
      '/country//evil.example',
      '/%5Cevil.example',
      '/%09/evil.example',
      '/%2Fevil.example',
      '//evil.example',
    ]
    for (const start of strange) {
      for (const end of ['/x.html', '.html', '/', '/x/']) {
        const to = (await get(request, baseURL + start + end)).headers()['location'] ?? '/'
        expect(new URL(to, baseURL).origin, `${start}${end} leads to ${to}`).toBe(baseURL)
        expect(to).not.toMatch(/[\\\t]/)
      }
    }
    const { location } = (await get(request, '/about/?utm_source=chat')).headers()
    expect(location ?? '/about?utm_source=chat').toBe('/about?utm_source=chat')
    const file = (await get(request, '/about.html?utm_source=chat')).headers()['location']
    expect(file ?? '/about?utm_source=chat').toBe('/about?utm_source=chat')
  })

  test('a known address in capitals shows that page, with no sign of an unknown one', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/About')
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page).toHaveTitle(/^About/)
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1)
    // The host distinguishes upper and lower case, and the browser itself logs the 404.
    expect(consoleErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([])
  })

  test('assets are cached forever, other files for an hour', async ({ request }) => {
    const assets = readdirSync(`${site}/assets`)
    for (const ending of ['js', 'css', 'woff2']) {
      const name = assets.find((file) => file.endsWith(`.${ending}`))
      const response = await get(request, `/assets/${name}`)
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
    }
    for (const name of [
      'favicon.svg',
      'favicon.ico',
      'og.png',
      'robots.txt',
      'manifest.webmanifest',
    ]) {
      const response = await get(request, `/${name}`)
      expect(response.headers()['cache-control'], name).toBe('public, max-age=3600')
    }
  })

  for (const encoding of ['gzip', 'identity']) {
    test(`a page that has not changed is not sent again (${encoding})`, async ({ request }) => {
      const first = await get(request, '/about', encoding)
      const again = await request.get('/about', {
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': first.headers()['etag'] ?? '' },
      })
      expect(again.status()).toBe(304)
      expect(again.headers()['cache-control'] ?? 'no-cache').toBe('no-cache')
    })
  }

  test('texts are compressed', async ({ request }) => {
    const { server } = (await get(request, '/')).headers()
    test.skip(!server?.includes('nginx'), 'vite preview does not compress')
    // Not any script: a small one is sent uncompressed.
    const script = readdirSync(`${site}/assets`).find((name) => /^index-.*\.js$/.test(name))
    expect(script).toBeDefined()
    const addresses = ['/', '/country/1', '/no-such-page', `/assets/${script}`]
    for (const address of addresses) {
      const { 'content-encoding': encoding, vary } = (await get(request, address, 'gzip')).headers()
      expect(encoding, address).toBe('gzip')
      expect(vary, address).toBe('Accept-Encoding')
    }
  })
})

test.describe('what the policy allows', () => {
  for (const address of [...pages, UNKNOWN, ...publicLinks])
    test(`nothing in ${address} violates the policy`, async ({ page, consoleErrors }) => {
      await page.goto(address)
      await expect(page.locator('h1').first()).toBeVisible()
      await scrollThrough(page)
      // Unknown ids and addresses are answered with 404, which the browser itself logs.
      expect(consoleErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([])
    })

  for (const [area, who] of [
    ['member', 'premium'],
    ['admin', 'admin'],
  ] as const)
    for (const name of pagesOf(area))
      test(`nothing in ${paths[name].path}, for those who may see it, violates the policy`, async ({
        page,
        request,
        consoleErrors,
      }) => {
        await enter(page, who, (await everyAddress(request)).addressOf(name))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await scrollThrough(page)
        expect(consoleErrors).toEqual([])
      })

  test('the administrators’ styles, made in the browser, are allowed', async ({
    page,
    consoleErrors,
  }) => {
    await beLoggedIn(page, 'admin')
    // The button is antd's: without its style it would have square corners.
    await page.goto(paths.adminUsers.href())
    await expect(page.locator('.ant-btn').first()).toHaveCSS('border-radius', '10px')
    // A field for a long text grows with its content.
    await page.goto(paths.adminCreateCountry.href())
    const description = page.getByRole('main').locator('textarea').first()
    await expect(description).toHaveCSS('border-radius', '10px')
    const before = await description.evaluate((field) => field.clientHeight)
    await description.fill('A line\n'.repeat(9))
    await expect
      .poll(() => description.evaluate((field) => field.clientHeight))
      .toBeGreaterThan(before)
    expect(consoleErrors).toEqual([])
  })

  test('antd’s styles are also allowed if the admin area is entered from a public page', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(paths.login.href())
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(sampleLogins.admin.email)
    await form.getByLabel('Password', { exact: true }).fill(sampleLogins.admin.password)
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(page).not.toHaveURL(/login/)
    await page.evaluate(() => {
      history.pushState(null, '', '/dashboard/admin/users')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.locator('.ant-btn').first()).toHaveCSS('border-radius', '10px')
    expect(consoleErrors).toEqual([])
  })

  test('a simulated purchase', async ({ page, consoleErrors }) => {
    await beLoggedIn(page, 'member')
    await page.goto(paths.premium.href())
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
    const payment = page.getByRole('dialog', { name: 'Simulation: no money moves' })
    await expect(payment).toHaveCSS('border-style', 'dashed')
    await payment.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
    await expect(page.getByText(/pay_[0-9a-f]{14}/).first()).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test('the payment provider, as its script is known to work', async ({ page, consoleErrors }) => {
    const asked: string[] = []
    await page.route(/^https:\/\/[\w-]+\.razorpay\.com\//, async (route) => {
      const { hostname } = new URL(route.request().url())
      asked.push(hostname)
      const headers = { 'Access-Control-Allow-Origin': '*' }
      if (hostname === 'api.razorpay.com')
        await route.fulfill({ headers, contentType: 'text/html', body: '<h1>Pay here</h1>' })
      else
        await route.fulfill({
          headers,
          contentType: 'text/javascript',
          body: hostname === 'checkout.razorpay.com' ? actLikeProvider : '',
        })
    })
    // Makes the built page request the provider's own script, as it does when a key is configured.
    await page.route(`**${codeFile('purchase')}*`, async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      const body = code.replace('/local/checkout.js', CHECKOUT_SCRIPT)
      expect(body).not.toBe(code)
      await route.fulfill({ response, body })
    })
    await beLoggedIn(page, 'member')
    await page.goto(paths.premium.href())
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveCSS('height', '321px')
    await expect(frame.contentFrame().getByText('Pay here')).toBeVisible()
    await expect.poll(() => new Set(asked).size).toBe(6)
    expect(consoleErrors).toEqual([])
  })

  const intrusions: Record<string, () => unknown> = {
    'an inline script': () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    },
    'an inline style element': () => {
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.body.append(style)
    },
    'a handler in an attribute': () => {
      document.body.insertAdjacentHTML('beforeend', '<p onclick="document.title = 1">p</p>')
      document.querySelector<HTMLElement>('p[onclick]')?.click()
    },
    'a stranger’s script': () => {
      const script = document.createElement('script')
      script.src = 'https://stranger.example/steal.js'
      document.body.append(script)
    },
    'a call to a stranger': () => fetch('https://stranger.example/').catch(() => undefined),
    'a stranger’s frame': () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://stranger.example/'
      document.body.append(frame)
    },
    'another base address': () => {
      const base = document.createElement('base')
      base.href = 'https://stranger.example/'
      document.head.append(base)
    },
  }
  for (const [what, intrude] of Object.entries(intrusions)) {
    test(`${what} is refused, and the tests notice it`, async ({
      page,
      consoleErrors,
      policyReports,
    }) => {
      await page.goto(paths.about.href())
      const title = await page.title()
      // What would become code is already refused by trusted types.
      await page.evaluate(intrude).catch(() => undefined)
      await expect.poll(() => consoleErrors.join()).toMatch(/Content Security Policy|Trusted/i)
      await expect.poll(() => policyReports.length).toBeGreaterThan(0)
      policyReports.splice(0)
      expect(await page.title()).toBe(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      consoleErrors.splice(0)
    })
  }

  test('another site cannot show this one in a frame', async ({ page, baseURL, consoleErrors }) => {
    await page.route('https://stranger.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    )
    await page.goto('https://stranger.example/')
    const urls = () => page.frames().map((frame) => frame.url())
    await expect.poll(urls).toEqual(['https://stranger.example/', 'chrome-error://chromewebdata/'])
    consoleErrors.splice(0)
  })
})
