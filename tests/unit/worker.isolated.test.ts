// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptSite } from '@/content/facts/stored-things'
import { COPY } from '@/lib/browser/offline/kept-site'
import { DAY_MS, HOUR_MS } from '@/lib/dates/spans'
import { origin, startWorker } from '../helpers/worker-world'

const ENTRY = '/assets/index-v1.js'
const MALAYALAM = '/assets/index-m1.js'
const english = {
  prefix: '',
  version: ENTRY,
  shell: '/search',
  start: [ENTRY],
  likely: ['/assets/plan-a.js'],
  likelyPages: ['/plan'],
}
const facts = {
  apiHost: '',
  languages: [
    english,
    {
      prefix: '/ml',
      version: MALAYALAM,
      shell: '/ml/search',
      start: [MALAYALAM],
      likely: ['/assets/plan-m.js'],
      likelyPages: ['/ml/plan'],
    },
  ],
  all: [ENTRY, MALAYALAM, '/assets/plan-a.js', '/assets/about-a.js', '/assets/plan-m.js'],
}

// The build writes these two after its code, so they are in no manifest and not in the worker's facts.
const WRITTEN_LATER = ['/assets/starter-a.js', '/assets/no-script-a.css']

const page = (path: string, code: string) =>
  `<html data-prerendered="${path}"><title>${path}</title>` +
  `<script data-starter="${WRITTEN_LATER[0]}" data-start="${ENTRY}" data-page="${code}"></script>` +
  `<noscript><link rel="stylesheet" href="${WRITTEN_LATER[1]}"></noscript>`
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } })
const typed = (type: string, text = '') => new Response(text, { headers: { 'Content-Type': type } })

const files: Record<string, () => Response> = {
  '/search': () => html(`<html><script type="module" src="${ENTRY}">`),
  '/ml/search': () => html(`<html><script type="module" src="${MALAYALAM}">`),
  '/ml/plan': () =>
    html(`<html data-prerendered="/ml/plan"><script data-start="${MALAYALAM}" data-page="">`),
  '/about': () => html(page('/about', '/assets/about-a.js')),
  '/plan': () => html(page('/plan', '/assets/plan-a.js')),
  '/dashboard/user': () => html(`<html>Anu<script type="module" src="${ENTRY}">`),
  '/service-worker.js': () => typed('text/javascript'),
  '/api/v1/country/getCountry': () => typed('application/json', '[]'),
}

let host: Parameters<typeof startWorker>[1]

const asBuilt = async (path: string) =>
  path.startsWith('/assets/')
    ? typed('text/javascript')
    : (files[path]?.() ?? html('Not found', 404))

const start = (open?: string) => startWorker(facts, (...asked) => host(...asked), open)

beforeEach(() => {
  vi.resetModules()
  host = asBuilt
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const goOffline = () => {
  host = () => Promise.reject(new TypeError('Failed to fetch'))
}

test('the worker starts with the shell and the code of every page, and caches likely pages when told', async () => {
  const { kept, say } = await start()
  expect(kept('kept-code')).toEqual(
    expect.arrayContaining([`https://site.example${ENTRY}`, 'https://site.example/search']),
  )
  expect(kept('kept-pages')).toEqual([])
  await say({ say: 'time' })
  expect(kept('kept-pages')).toEqual(['https://site.example/plan'])
  expect(kept('kept-code')).toContain('https://site.example/assets/plan-a.js')
  expect(kept('kept-data')).toContain('https://site.example/api/v1/country/getCountry')
})

test('the API’s lists, which contain their photos, are not requested if a file of the host contains them', async () => {
  const asked: string[] = []
  const file = JSON.stringify({ '/country/getCountry': [] })
  host = (path) => {
    asked.push(path)
    return path === '/public-answers.json'
      ? Promise.resolve(typed('application/json', file))
      : asBuilt(path)
  }
  const { kept, say } = await start()
  await say({ say: 'time' })
  expect(kept('kept-data')).toContain('https://site.example/public-answers.json')
  expect(asked).not.toContain('/api/v1/country/getCountry')
  // A list may be missing there because it did not fit or was never read.
  expect(asked).toContain('/api/v1/category/get-category')
})

test('a page that was never seen is the bare shell if the API’s answer for it is cached', async () => {
  const file = JSON.stringify({ '/country/getoneCountry/1': {}, '/work/work-category/7': [] })
  files['/public-answers.json'] = () => typed('application/json', file)
  const { open, say } = await start()
  await say({ say: 'time' })
  await say({ say: 'time', prefix: '/ml' })
  goOffline()
  const filled = /^<html data-kept="\d{4}-[^"]+" data-kept-for="unreached"><script/
  for (const path of ['/country/1', '/country-details/1/', '/latestjobs/7', '/ml/country/1'])
    expect(await open(path)).toMatch(filled)
  expect(await open('/country/2')).toMatch(/^<html data-kept data-missing="\/country\/2"/)
  expect(await open('/job/1')).toMatch(/data-missing/)
  delete files['/public-answers.json']
})

test('offline a seen page opens and says so; any other page is the shell', async () => {
  const { open, say } = await start()
  await say({ say: 'seen', path: '/about', files: [] })
  goOffline()
  expect(await open('/about/?from=mail')).toMatch(
    /^<html data-kept="\d{4}-[^"]+" data-kept-for="unreached"/,
  )
  expect(await open('/verify')).toMatch(/^<html data-kept data-missing="\/verify"/)
  expect(await open('/dashboard/user')).toMatch(/^<html data-kept data-missing="\/dashboard\/user"/)
})

test('a page that was seen with a trailing slash is cached as the same page', async () => {
  files['/about/'] = () => html(page('/about', '/assets/about-a.js'))
  const { open, kept, say } = await start()
  await say({ say: 'seen', path: '/about/', files: [] })
  delete files['/about/']
  expect(kept('kept-pages')).toEqual(['https://site.example/about'])
  goOffline()
  expect(await open('/about/')).toContain('data-kept-for')
})

test('what a cached page needs stays cached, whichever build step wrote it', async () => {
  const { open, say } = await start()
  await say({ say: 'seen', path: '/about', files: [] })
  await say({ say: 'time' })
  goOffline()
  expect(await open('/about')).toContain('data-kept-for')
  expect(await open('/plan')).toContain('data-kept-for')
})

test('what is cached, and what is shown offline, is in the reader’s language', async () => {
  const { kept, say, open } = await start('/ml/about')
  expect(kept('kept-code')).toContain('https://site.example/ml/search')
  expect(kept('kept-code')).not.toContain('https://site.example/search')
  await say({ say: 'time', prefix: '/ml' })
  expect(kept('kept-pages')).toEqual(['https://site.example/ml/plan'])
  expect(kept('kept-code')).toContain('https://site.example/assets/plan-m.js')
  expect(kept('kept-code')).not.toContain('https://site.example/assets/plan-a.js')
  await say({ say: 'time' })
  goOffline()
  expect(await open('/ml/verify')).toMatch(/data-missing="\/ml\/verify"[\s\S]*index-m1/)
  expect(await open('/verify')).toMatch(/data-missing="\/verify"[\s\S]*index-v1/)
  expect(await open('/ml/plan')).toContain('data-kept-for')
})

test('a page whose language has no cached shell gets the English one', async () => {
  const { open } = await start()
  goOffline()
  expect(await open('/ml/verify')).toMatch(/data-missing="\/ml\/verify"[\s\S]*index-v1/)
})

test('a shell is not shown if the code of its version is no longer cached', async () => {
  const { open, caches, say, kept } = await start()
  const code = await caches.open('kept-code')
  const old = '/assets/index-m0.js'
  await code.put('/ml/search', html(`<html><script type="module" src="${old}">`))
  await code.put(old, typed('text/javascript'))
  goOffline()
  expect(await open('/ml/verify')).toContain(old)
  host = asBuilt
  await say({ say: 'time' })
  expect(kept('kept-code').join(' ')).not.toContain(old)
  goOffline()
  expect(await open('/ml/verify')).toMatch(/data-missing="\/ml\/verify"[\s\S]*index-v1/)
})

test('a page in a language without cached files leads to the same page in a cached language', async () => {
  const { go } = await start('/ml/about')
  goOffline()
  for (const address of ['/verify?from=a', '/hi/verify?from=a']) {
    const answer = await go(address)
    expect(answer?.headers.get('location')).toBe('https://site.example/ml/verify?from=a')
  }
  expect((await go('/'))?.headers.get('location')).toBe('https://site.example/ml')
})

test('nothing behind a login is cached, and calls with a token are not handled', async () => {
  const { open, get, kept, say } = await start()
  expect(await open('/dashboard/user')).toContain('Anu')
  await say({ say: 'seen', path: '/dashboard/user', files: ['/api/v1/auth/userauth', '/evil.js'] })
  expect(kept('kept-pages')).toEqual([])
  const token = { headers: { Authorization: 'x' } }
  expect(await get('/api/v1/country/getCountry', token)).toBeUndefined()
  expect(await get('/api/v1/auth/userauth')).toBeUndefined()
  expect(kept('kept-code').join(' ')).not.toMatch(/evil|auth/)
})

test('the API’s answer is cached, but never returned in place of a new one', async () => {
  const { get, kept } = await start()
  await get('/api/v1/country/getCountry')
  expect(kept('kept-data')).toContain('https://site.example/api/v1/country/getCountry')
  goOffline()
  await expect(get('/api/v1/country/getCountry')).rejects.toThrow('Failed to fetch')
})

test('after 3 s without an answer, or if the server fails, the cached page is shown', async () => {
  const { open, get } = await start()
  await open('/about')
  host = async (path) => (path === '/about' ? html('Down', 503) : asBuilt(path))
  expect(await open('/about')).toContain('data-kept-for')
  expect((await get('/plan', {}, 'navigate'))?.status).toBe(200)
  vi.useFakeTimers()
  host = (path) =>
    path === '/about'
      ? new Promise((resolve) => setTimeout(() => resolve(html('late')), 9000))
      : asBuilt(path)
  const shown = vi.fn<(text?: string) => void>()
  void open('/about').then(shown)
  await vi.advanceTimersByTimeAsync(2900)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toHaveBeenCalledWith(expect.stringContaining('data-kept-for="slow"'))
})

test('a page that the reader reloads may take 10 s before the cached one is shown', async () => {
  const { open, get } = await start()
  await open('/about')
  vi.useFakeTimers()
  host = (path) =>
    path === '/about'
      ? new Promise((resolve) => setTimeout(() => resolve(html('late')), 5000))
      : asBuilt(path)
  const opened = get('/about', { cache: 'reload' }, 'navigate')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await (await opened)?.text()).toBe('late')

  host = (path) => (path === '/about' ? new Promise(() => undefined) : asBuilt(path))
  const again = get('/about', { cache: 'reload' }, 'navigate')
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await (await again)?.text()).toContain('data-kept-for="slow"')
})

test('a cached page without its files is not shown, and is deleted', async () => {
  const { open, caches, kept } = await start()
  await open('/about')
  await caches.stores.get('kept-code')?.delete('/assets/about-a.js')
  goOffline()
  expect(await open('/about')).toContain('data-missing')
  expect(kept('kept-pages')).toEqual([])
})

test('copies of more than 30 days are not shown, and a worker without contact for so long unregisters a day later', async () => {
  const { open, unregister, caches } = await start()
  await open('/about')
  goOffline()
  vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ['Date'] })
  expect(await open('/about')).not.toContain('data-kept-for')
  vi.setSystemTime(Date.now() + 23 * HOUR_MS)
  expect(await open('/about')).not.toContain('data-kept-for')
  expect(unregister).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + HOUR_MS)
  expect(await open('/about')).not.toContain('data-kept-for')
  expect(unregister).toHaveBeenCalled()
  expect(caches.stores.size).toBe(0)
})

test('a clock that was ahead for some hours while the phone was offline deletes nothing', async () => {
  const { open, unregister } = await start()
  await open('/about')
  goOffline()
  const now = Date.now()
  vi.useFakeTimers({ now: now + 40 * DAY_MS, toFake: ['Date'] })
  expect(await open('/about')).not.toContain('data-kept-for')
  vi.setSystemTime(now + HOUR_MS)
  expect(await open('/about')).toContain('data-kept-for')
  // Ahead once more, but less: the day counts anew.
  vi.setSystemTime(now + 32 * DAY_MS)
  await open('/about')
  vi.setSystemTime(now + 2 * DAY_MS)
  expect(await open('/about')).toContain('data-kept-for')
  // Ahead once more, and further.
  vi.setSystemTime(now + 45 * DAY_MS)
  await open('/about')
  vi.setSystemTime(now + 3 * DAY_MS)
  expect(await open('/about')).toContain('data-kept-for')
  expect(unregister).not.toHaveBeenCalled()
})

test('an answer of the site ends the day after which a silent site is given up', async () => {
  const { open, unregister } = await start()
  await open('/about')
  goOffline()
  const now = Date.now()
  vi.useFakeTimers({ now: now + 31 * DAY_MS, toFake: ['Date'] })
  await open('/about')
  host = asBuilt
  expect(await open('/about')).not.toContain('data-kept-for')
  goOffline()
  vi.setSystemTime(now + 62 * DAY_MS)
  await open('/about')
  expect(unregister).not.toHaveBeenCalled()
  vi.setSystemTime(now + 63 * DAY_MS)
  await open('/about')
  expect(unregister).toHaveBeenCalled()
})

test('a data file of more than 30 days is not returned either', async () => {
  files['/search-index.json'] = () => typed('application/json', '{}')
  const { get, open } = await start()
  await get('/search-index.json')
  goOffline()
  expect(await (await get('/search-index.json'))?.text()).toBe('{}')
  vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ['Date'] })
  host = asBuilt
  await open('/about')
  goOffline()
  await expect(get('/search-index.json')).rejects.toThrow('no-response')
  delete files['/search-index.json']
})

test('a clock that was set back, as on an offline phone, deletes nothing', async () => {
  const { open, say, unregister } = await start()
  await open('/about')
  goOffline()
  vi.useFakeTimers({ now: new Date('2015-01-01'), toFake: ['Date'] })
  expect(await open('/about')).toContain('data-kept-for')
  expect(await open('/verify')).toContain('data-missing')
  expect(unregister).not.toHaveBeenCalled()
  host = asBuilt
  await say({ say: 'time' })
  goOffline()
  expect(await open('/about')).toContain('data-kept-for')
})

test('pages and data are asked for again only when they are a day old', async () => {
  const { say, asked } = await start()
  const begun = Date.now()
  const askedAfter = async (hours: number) => {
    vi.useFakeTimers({ now: begun + hours * HOUR_MS, toFake: ['Date'] })
    asked.length = 0
    await say({ say: 'time' })
    return asked
  }
  const seen = ['/plan', '/api/v1/country/getCountry']
  expect(await askedAfter(0)).toEqual(expect.arrayContaining(seen))
  expect((await askedAfter(23)).filter((path) => seen.includes(path))).toEqual([])
  expect(await askedAfter(25)).toEqual(expect.arrayContaining(seen))
})

test('if the device has no room for a page, the pictures make room', async () => {
  const { get, caches, kept } = await start()
  host = async (path) => (path.endsWith('.webp') ? typed('image/webp') : asBuilt(path))
  await get('/assets/photo-1.webp')
  expect(kept('kept-pictures')).toHaveLength(1)
  // The library does this when a page does not fit; the failure itself is then uncaught, here as in a browser.
  const library = await import('workbox-core/_private/executeQuotaErrorCallbacks.js')
  await library.executeQuotaErrorCallbacks()
  expect([...caches.stores.keys()]).not.toContain('kept-pictures')
})

const list = '/api/v1/country/getCountry'

test.each([
  ['kept-pages', '/about'],
  ['kept-data', list],
])('%s: what is too old to be shown goes, and of the rest the newest stay', async (name, path) => {
  const { get, caches, kept } = await start()
  const cache = await caches.open(name)
  const keep = (key: string, days: number) => {
    const at = new Date(Date.now() - days * DAY_MS).toISOString()
    return cache.put(key, new Response('', { headers: { [COPY.at]: at } }))
  }
  await keep('/too-old', keptSite.days + 1)
  await keep('/older', 20)
  await get(path, {}, path === list ? 'cors' : 'navigate')
  expect(kept(name)).toEqual(['/older', path].map((each) => origin + each))
  for (let one = 2; one <= keptSite.copies; one += 1) await keep(`/${one}`, 1)
  await cache.delete(path)
  await get(path, {}, path === list ? 'cors' : 'navigate')
  expect(kept(name)).toHaveLength(keptSite.copies)
  expect(kept(name)).toContain(origin + path)
  expect(kept(name)).not.toContain(`${origin}/older`)
})

test('a page in place of the site’s, such as a host’s note about repairs, is not cached', async () => {
  const { open, say, kept, caches } = await start()
  await open('/about')
  host = async (path) =>
    ['/about', '/verify'].includes(path) ? html('<h1>Back soon</h1>') : asBuilt(path)
  expect(await open('/about')).toContain('Back soon')
  await say({ say: 'seen', path: '/verify', files: [] })
  expect(kept('kept-pages')).toEqual([`${origin}/about`])
  const pages = await caches.open('kept-pages')
  expect(await (await pages.match('/about'))?.text()).not.toContain('Back soon')
})

test('once its caches were deleted the worker makes no new ones, whatever the open pages request', async () => {
  const { open, get, say, caches } = await start()
  await say({ say: 'seen', path: '/about', files: [] })
  for (const name of caches.stores.keys()) await caches.delete(name)
  await say({ say: 'seen', path: '/plan', files: ['/assets/plan-a.js'] })
  await open('/about')
  await get('/assets/plan-a.js')
  await get('/assets/photo-1.webp')
  await get('/search-index.json')
  await get('/api/v1/country/getCountry')
  expect(caches.stores.size).toBe(0)
  await say({ say: 'time' })
  expect(caches.stores.size).toBeGreaterThan(0)
})

test('a worker that is restarted within the hour notes again when it last reached the site', async () => {
  const { say, kept } = await start()
  await say({ say: 'stop' })
  await say({ say: 'time' })
  expect(kept('kept-code')).toContain('https://site.example/kept/heard-of')
})

/** Long enough for what the worker might still store. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

test.each([
  ['a file', '/assets/plan-a.js', 'text/javascript'],
  ['the shell of another language', '/ml/search', 'text/html'],
])('%s that was loading when the caches were deleted makes no new cache', async (_, late, type) => {
  const { get, say, caches } = await start()
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const answer = new Response(body.readable, { headers: { 'Content-Type': type } })
  host = async (path) => (path === late ? answer : asBuilt(path))
  const asked = late.endsWith('.js') ? get(late) : say({ say: 'time', prefix: '/ml' })
  expect(body.readable.locked).toBe(false)
  await vi.waitUntil(() => body.readable.locked)
  await say({ say: 'stop' })
  expect(caches.stores.size).toBe(0)
  const writer = body.writable.getWriter()
  await writer.write(new TextEncoder().encode(MALAYALAM))
  await writer.close()
  await asked
  await pause()
  expect([...caches.stores.keys()]).toEqual([])
})

test('caches that are deleted between a look for them and their opening stay deleted', async () => {
  const { say, caches } = await start()
  const open = caches.open.bind(caches)
  let times = 0
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    if (name === 'kept-code') times += 1
    if (times === 2) await say({ say: 'stop' })
    return open(name)
  })
  await say({ say: 'time' })
  expect(times).toBeGreaterThanOrEqual(2)
  await pause()
  expect([...caches.stores.keys()]).toEqual([])
})

test('a page of a newer version, for which the host was still being asked, makes no new cache', async () => {
  const { open, say, caches } = await start()
  const newer = page('/about', '/assets/about-b.js').replace(ENTRY, '/assets/index-v2.js')
  let isAsked = false
  let isStopped = false
  host = async (path) => {
    if (path === '/about') return html(newer)
    if (path === '/service-worker.js') {
      isAsked = true
      await vi.waitUntil(() => isStopped)
    }
    return asBuilt(path)
  }
  const opened = open('/about')
  await vi.waitUntil(() => isAsked)
  await say({ say: 'stop' })
  isStopped = true
  await opened
  expect([...caches.stores.keys()]).toEqual([])
})

test('a refusal with status 200, or an answer that is not JSON, does not replace cached data', async () => {
  const { get, caches } = await start()
  await get(list)
  for (const text of ['{"success":false}', 'Try again']) {
    host = async (path) => (path === list ? typed('application/json', text) : asBuilt(path))
    await get(list)
  }
  const data = await caches.open('kept-data')
  expect(await (await data.match(`https://site.example${list}`))?.text()).toBe('[]')
})

test('pages that the reader saved are cached too, but none that is private', async () => {
  const { kept, say } = await start()
  await say({ say: 'time', paths: ['/about', '/register/ANU', '/dashboard/user', '/api/v1/x'] })
  expect(kept('kept-pages').toSorted()).toEqual([
    'https://site.example/about',
    'https://site.example/plan',
  ])
})

/** A host that redirects to the same site elsewhere: a request that follows it gets the answer from there. */
const moved: typeof host = async (path, redirect) =>
  redirect === 'manual'
    ? Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    : asBuilt(path)

const takenDown: [what: string, answer: typeof host][] = [
  ['its script is gone', async () => html('Not found', 404)],
  ['the site has moved to another address', moved],
  ['another site answers at its address', async () => html('<h1>Shop</h1>')],
  [
    'one that the same tools built does',
    async () => html('<h1>Shop</h1><script type="module" src="/assets/index-Bx_12.js">'),
  ],
]

test.each(
  takenDown.flatMap(([what, answer]) =>
    ['/about', '/dashboard/user'].map((path) => ({ what, answer, path })),
  ),
)(
  'if $what, the worker unregisters and deletes its caches, noticed at $path',
  async ({ answer, path }) => {
    const { open, unregister, caches } = await start()
    await open('/about')
    host = answer
    await open(path)
    expect(unregister).toHaveBeenCalled()
    expect(caches.stores.size).toBe(0)
  },
)

test.each([404, 410])('a cached page that the host answers with %i is deleted', async (status) => {
  const { open, kept, unregister } = await start()
  await open('/about')
  host = async (path) => (path === '/about' ? html('Not found', status) : asBuilt(path))
  expect(await open('/about')).toBe('Not found')
  expect(kept('kept-pages')).toEqual([])
  expect(unregister).not.toHaveBeenCalled()
  goOffline()
  expect(await open('/about')).toContain('data-missing')
})

test.each([
  ['whose shell is of another version', '/search', () => html('<html><script src="/v0.js">')],
  ['whose shell the host does not find', '/search', () => html(page('/nowhere', ENTRY), 404)],
  ['without a file that each page needs', ENTRY, () => html('Not found', 404)],
])('a worker %s does not begin', async (_, address, answer) => {
  host = async (path) => (path === address ? answer() : asBuilt(path))
  const { kept } = await start()
  expect(kept('kept-code')).not.toContain('https://site.example/search')
})

test('a page of a newer version than the worker’s is cached as usual', async () => {
  const { open, kept, unregister } = await start()
  const newer = page('/about', '/assets/about-b.js').replace(ENTRY, '/assets/index-v2.js')
  host = async (path) => (path === '/about' ? html(newer) : asBuilt(path))
  await open('/about')
  expect(unregister).not.toHaveBeenCalled()
  expect(kept('kept-pages')).toEqual(['https://site.example/about'])
})

test('a host’s page in place of a file is not cached, and an unknown address alone does not end the worker', async () => {
  const { open, get, kept, unregister } = await start()
  host = async (path) => (path.startsWith('/assets/new') ? html('<html>') : asBuilt(path))
  await get('/assets/new-b.js')
  expect(kept('kept-code').join(' ')).not.toContain('new-b')
  await open('/nowhere')
  expect(unregister).not.toHaveBeenCalled()
})

test('files of another version stay as long as a page of it is cached', async () => {
  const { caches, say, kept } = await start()
  const code = await caches.open('kept-code')
  const pages = await caches.open('kept-pages')
  await code.put('/assets/index-v0.js', typed('text/javascript'))
  // What the page loads later is not in its HTML.
  await code.put('/assets/later-v0.js', typed('text/javascript'))
  const today = { [COPY.at]: new Date().toISOString() }
  const old = new Response('<html><script src="/assets/index-v0.js">', { headers: today })
  await pages.put('/old', old)
  await say({ say: 'time' })
  expect(kept('kept-code').join(' ')).toMatch(/index-v0.*later-v0/)
  await pages.delete('/old')
  await say({ say: 'time' })
  expect(kept('kept-code').join(' ')).not.toMatch(/index-v0|later-v0/)
})
