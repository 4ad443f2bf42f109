import { type APIRequestContext, expect, test } from '@playwright/test'
import { serveWith } from './site-copy.ts'

const KNOWN = '65f0000000000000000000aa'
const UNKNOWN = '65f0000000000000000000bb'
const CODE = '/assets/wonderland.js'
const PHOTO = '/assets/photos/0123456789ab.webp'
const PREVIEW = '/assets/previews/0123456789ab.jpg'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const page = `<!doctype html><title>Wonderland</title><h1>Wonderland</h1>${'<p>rabbit '.repeat(300)}`
const index = JSON.stringify({ names: Array.from({ length: 300 }, () => 'Wonderland') })
const code = `export const names = ${index}`

/** The files that a snapshot of the API would have left in the built site. */
const files: Record<string, string> = {
  [`country/${KNOWN}.html`]: page,
  'snapshot.json': '{"takenAt":"2026-11-22T09:30:00.000Z"}',
  'search-index.json': index,
  [CODE.slice(1)]: code,
  [PHOTO.slice(1)]: 'a photo',
  [PREVIEW.slice(1)]: 'a preview',
}

const get = (request: APIRequestContext, address: string, encoding = 'identity') =>
  request.get(address, { maxRedirects: 0, headers: { 'Accept-Encoding': encoding } })

/** Longer than any file name can be: Apache refuses it before it reads the site's own settings. */
const LONG = `/country/${'a'.repeat(1000)}`

for (const kind of ['nginx', 'apache', 'preview'] as const) {
  test.describe(`pages with an id, served by ${kind}`, () => {
    let shell = ''
    let server: Awaited<ReturnType<typeof serveWith>>
    const at = (address: string) => server.origin + address
    /** Where a redirect leads; Apache always includes its host. */
    const redirectTo = (address: string) => (kind === 'apache' ? at(address) : address)

    test.beforeAll(async () => {
      server = await serveWith(files, kind)
      test.skip(server.origin === '', 'there is no Apache')
      shell = server.read('shell.html')
    })

    test.afterAll(() => server.stop())

    test('a known id is answered with its page, with a page’s headers', async ({ request }) => {
      const response = await get(request, at(`/country/${KNOWN}?utm_source=chat`))
      expect(response.status()).toBe(200)
      expect(await response.text()).toBe(page)
      expect(response.headers()).toMatchObject({
        'content-type': expect.stringMatching(/^text\/html/),
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      })
    })

    test('with a trailing slash it redirects to the address without', async ({ request }) => {
      const response = await get(request, at(`/country/${KNOWN}/?utm_source=chat`))
      expect(response.status()).toBe(301)
      expect(response.headers()['location']).toBe(redirectTo(`/country/${KNOWN}?utm_source=chat`))
    })

    test('by the name of its file it redirects to its address, in every language', async ({
      request,
    }) => {
      for (const prefix of ['', '/ml']) {
        const response = await get(request, at(`${prefix}/country/${KNOWN}.html?utm_source=chat`))
        expect(response.status(), prefix).toBe(301)
        const address = redirectTo(`${prefix}/country/${KNOWN}?utm_source=chat`)
        expect(response.headers()['location']).toBe(address)
      }
    })

    for (const address of [
      `/country/${UNKNOWN}`,
      `/country/${KNOWN}.html.gz`,
      `/Country/${KNOWN}`,
      `/country/${KNOWN.toUpperCase()}`,
      `/country-details/${KNOWN}`,
      `/country/%3Cscript%3E`,
      `/country/%E0%B4%95`,
      ...(kind === 'apache' ? [] : [LONG]),
      `/job/${KNOWN}`,
      '/dashboard/user',
      '/product/1?q=nursing',
    ]) {
      test(`${address.slice(0, 60)} is answered with the shell`, async ({ request }) => {
        const response = await get(request, at(address))
        expect(response.status()).toBe(200)
        expect(await response.text()).toBe(shell)
        expect(response.headers()['cache-control']).toBe('no-cache')
        expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
      })
    }

    for (const address of [
      '/country',
      `/country/${KNOWN}/x`,
      `/${KNOWN}`,
      '/assets/photos/x.webp',
      '/assets/none-1.js',
      ...(kind === 'preview' ? [] : ['/.hidden.html']),
      ...(kind === 'apache' ? ['/_headers', '/.htaccess'] : []),
    ]) {
      test(`${address} answers 404, which is not cached`, async ({ request }) => {
        const response = await get(request, at(address))
        expect(response.status()).toBe(404)
        expect(response.headers()['cache-control']).toBe('no-cache')
      })
    }

    test('an address of another language is answered in that language', async ({ request }) => {
      for (const [address, status, file] of [
        [`/ml/country/${UNKNOWN}`, 200, 'ml/shell.html'],
        ['/hi/dashboard/user', 200, 'hi/shell.html'],
        ['/ML/Product/1', 200, 'ml/shell.html'],
        ['/ml/nowhere', 404, 'ml/404.html'],
        ['/hi/shell', 404, 'hi/404.html'],
        ['/mlx', 404, '404.html'],
        ['/ml', 200, 'ml.html'],
      ] as const) {
        const response = await get(request, at(address))
        expect(response.status(), address).toBe(status)
        expect(await response.text(), address).toBe(server.read(file))
      }
      const home = await get(request, at('/ml/?utm_source=chat'))
      expect(home.status()).toBe(301)
      expect(home.headers()['location']).toBe(redirectTo('/ml?utm_source=chat'))
    })

    test('the home page’s file in each language redirects to that home page', async ({
      request,
    }) => {
      test.skip(kind === 'preview', 'it knows no such addresses')
      for (const home of ['/', '/ml', '/hi']) {
        const file = `${home === '/' ? '' : home}/index.html?utm_source=chat`
        const response = await get(request, at(file))
        expect(response.status(), file).toBe(301)
        expect(response.headers()['location']).toBe(redirectTo(`${home}?utm_source=chat`))
        expect((await get(request, at(home))).status()).toBe(200)
      }
    })

    test('behind a proxy that visitors reach over https, redirects lead to https', async ({
      request,
    }) => {
      test.skip(kind !== 'apache', 'the others do not name the host')
      const locationOf = async (address: string, scheme: string) => {
        const headers = { 'X-Forwarded-Proto': scheme }
        return (await request.get(at(address), { maxRedirects: 0, headers })).headers()['location']
      }
      const secure = server.origin.replace('http:', 'https:')
      for (const [address, target] of [
        ['/about/?utm_source=chat', '/about?utm_source=chat'],
        [`/country/${KNOWN}/`, `/country/${KNOWN}`],
        [`/country/${KNOWN}.html`, `/country/${KNOWN}`],
        ['/about.html', '/about'],
        ['/index.html', '/'],
        ['/ml/index.html', '/ml'],
      ] as const)
        expect(await locationOf(address, 'https'), address).toBe(secure + target)
      expect(await locationOf('/about/', 'https, http')).toBe(`${secure}/about`)
      expect(await locationOf('/about/', 'http')).toBe(at('/about'))
    })

    test('an unknown id that nobody may list is answered with noindex, a new country is not', async ({
      request,
    }) => {
      const robotsOf = async (address: string) =>
        (await get(request, at(address), 'br, gzip')).headers()['x-robots-tag']
      for (const prefix of ['', '/ml', '/hi']) {
        for (const path of ['/register/UC1', '/product/1', '/dashboard/user', `/job/${KNOWN}`])
          expect(await robotsOf(`${prefix}${path}?utm_source=chat`), prefix + path).toBe('noindex')
        // Their pages say noindex themselves once they know that there is nothing.
        for (const path of [`/country/${UNKNOWN}`, `/latestjobs/${UNKNOWN}`, '/job', '/register'])
          expect(await robotsOf(prefix + path), prefix + path).toBe('max-image-preview:large')
      }
      expect(await robotsOf(`/country/${KNOWN}`)).toBe('max-image-preview:large')
      expect(await robotsOf('/nowhere')).toBe('max-image-preview:large')
      for (const file of [CODE, '/robots.txt', '/og.png'])
        expect(await robotsOf(file), file).toBeUndefined()
    })

    test('the icon that browsers and programs ask for is an icon', async ({ request }) => {
      const response = await get(request, at('/favicon.ico'))
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)/),
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      })
    })

    test('an address that points outside its folder finds nothing there', async ({ request }) => {
      for (const address of [
        '/country/..%2fshell',
        '/country/%2e%2e%2fshell',
        '/country/..%5cshell',
      ])
        expect(await (await get(request, at(address))).text()).not.toBe(page)
    })

    test('photos and previews are cached forever, what a refresh rewrites is revalidated each time', async ({
      request,
    }) => {
      for (const [address, type, caching] of [
        [PHOTO, 'image/webp', IMMUTABLE],
        [PREVIEW, 'image/jpeg', IMMUTABLE],
        ['/snapshot.json', 'application/json', 'no-cache'],
        ['/search-index.json', 'application/json', 'no-cache'],
        ['/robots.txt', 'text/plain', 'public, max-age=3600'],
      ] as const) {
        const headers = (await get(request, at(address))).headers()
        expect(headers['content-type'], address).toContain(type)
        expect(headers['cache-control'], address).toBe(caching)
        expect(headers['x-content-type-options'], address).toBe('nosniff')
      }
    })

    test('the pages and the index are sent as the build compressed them', async ({ request }) => {
      const { server: name } = (await get(request, at('/'))).headers()
      // Without its package, nginx has no Brotli; vite preview has only Brotli.
      const encoding = name?.includes('nginx') ? 'gzip' : 'br'
      for (const [address, text, type] of [
        [`/country/${KNOWN}`, page, 'text/html'],
        [`/country/${UNKNOWN}`, shell, 'text/html'],
        ['/search-index.json', index, 'application/json'],
        [CODE, code, '/javascript'],
      ] as const) {
        const response = await get(request, at(address), encoding)
        expect(response.headers()['content-encoding'], address).toBe(encoding)
        expect(response.headers()['content-type'], address).toContain(type)
        expect(response.headers()['vary'], address).toBe('Accept-Encoding')
        expect(await response.text()).toBe(text)
      }
    })

    test('a form that the client refuses is not sent', async ({ request }) => {
      test.skip(kind === 'preview', 'visitors never meet it')
      for (const [encoding, form] of [
        ['gzip;q=0', undefined],
        ['gzip; q=0.000, br;q=0', undefined],
        ['br;q=0, gzip;q=0, *;q=0.5', undefined],
        ['gzip;q=0.5, br;q=0', 'gzip'],
      ] as const) {
        const response = await get(request, at(`/country/${KNOWN}`), encoding)
        expect(response.headers()['content-encoding'], encoding).toBe(form)
        expect(await response.text(), encoding).toBe(page)
      }
    })

    test('a page that has not changed is not sent again', async ({ request }) => {
      test.skip(kind === 'preview', 'what it compressed has no mark of its own')
      const { etag = '' } = (await get(request, at(`/country/${KNOWN}`), 'gzip')).headers()
      const again = await request.get(at(`/country/${KNOWN}`), {
        headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag },
      })
      expect(again.status()).toBe(304)
    })
  })
}
