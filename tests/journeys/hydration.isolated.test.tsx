import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { apiStore } from '../helpers/local-server'
import { takeConsoleErrors } from '../helpers/setup'
import { holdClock, pass, settled } from '../helpers/waits'

/** A page's path, and the entries of the query cache that its HTML contains. */
type Page = { path: string; entries: [readonly string[], unknown][] }

const photo = '/assets/photos/0123456789ab.webp'

function pages(): Page[] {
  const { countries, categories, works } = apiStore()
  const [country, category] = [countries[0], categories[0]]
  const ofCategory = works.filter((work) => work.category === category?._id)
  const [work] = ofCategory
  if (!country || !category || !work) throw new Error('Nothing is seeded')
  const lists: Page['entries'] = [
    [['countries'], countries.map(({ _id, name }) => ({ _id, name, photo }))],
    [['categories'], categories.map(({ _id, name }) => ({ _id, name, photo }))],
  ]
  const one: Page['entries'] = [
    [['countries', country._id], { ...country, photo }],
    [
      ['categories', 'naming', country._id, country.name],
      [{ _id: category._id, name: category.name }],
    ],
  ]
  const categoryList = lists.slice(1)
  return [
    { path: '/', entries: lists },
    { path: '/latest', entries: categoryList },
    { path: `/country/${country._id}`, entries: one },
    { path: `/country-details/${country._id}`, entries: one },
    {
      path: `/latestjobs/${category._id}`,
      entries: [...categoryList, [['works', 'of-category', category._id], ofCategory]],
    },
    { path: `/job/${work._id}`, entries: [...categoryList, [['works', 'one', work._id], work]] },
  ]
}

/** The call that a query key stands for. */
const callOf = (key: readonly string[]) => {
  const id = key.at(-1) ?? ''
  if (key[0] === 'categories') return '/category/get-category'
  if (key[0] === 'countries') return key[1] ? `/country/getoneCountry/${id}` : '/country/getCountry'
  return key[1] === 'one' ? `/work/getone-work/${id}` : `/work/work-category/${id}`
}

/** Renders a page as the build does, without a browser. */
async function htmlOf({ path, entries }: Page): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  const { prerender } = await import('react-dom/static')
  const { StaticRouter } = await import('react-router-dom')
  const { App } = await import('@/app/app')
  const { preloadPageAt } = await import('@/app/route-table')
  const { queryClient } = await import('@/lib/api/query')
  for (const [key, data] of entries) queryClient.setQueryData(key, data)
  await preloadPageAt(path)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  vi.unstubAllGlobals()
  // React keeps the contexts of a page until the next one is rendered.
  await prerender(<p />)
  return new Response(prelude).text()
}

/**
 * Opens a page's HTML in the browser, perhaps at another address, and hydrates it, as main.tsx does; `press` acts on
 * the HTML before that.
 */
async function open(page: Page, at = page.path, press = () => {}) {
  const html = await htmlOf(page)
  const [, head = '', body = ''] =
    /^((?:<(?:title|meta|link)\b.*?(?:<\/title>|\/>))+)(.*)$/s.exec(html) ?? []
  document.head.innerHTML = head
  const data = JSON.stringify(page.entries).replaceAll('<', String.raw`\u003c`)
  document.body.innerHTML = `<div id="root">${body}</div><script type="application/json" id="api-data">${data}</script>`
  document.documentElement.dataset['prerendered'] = page.path
  window.history.replaceState(null, '', at)
  press()

  vi.resetModules()
  const { App } = await import('@/app/app')
  const { preloadPageAt } = await import('@/app/route-table')
  await preloadPageAt(page.path)
  const root = document.getElementById('root')
  if (!root) throw new Error('No root')
  const repaired: unknown[] = []
  const site = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
  holdClock()
  const mounted = await act(async () =>
    hydrateRoot(root, site, { onRecoverableError: (error) => void repaired.push(error) }),
  )
  close = () => mounted.unmount()
  return { html, repaired }
}

/** Waits until the page has done what a first interaction starts, and what follows the end of scrolling. */
async function atRest() {
  await pass(400)
  await settled()
}

let close = () => {}

afterEach(async () => {
  act(close)
  // Pending updates of the page finish before the next page is rendered without a window.
  if (vi.isFakeTimers()) await atRest()
  document.head.innerHTML = document.body.innerHTML = ''
  delete document.documentElement.dataset['prerendered']
  delete document.documentElement.dataset['keptFor']
})

const noScripts = (html: string) => html.split('<noscript>').length

const calls = () => apiStore().requests.map(({ path }) => path.replace('/api/v1', ''))

/** React's console errors, except that build and browser render concurrently. */
const complaints = () =>
  takeConsoleErrors().filter(([text]) => !String(text).includes('multiple renderers concurrently'))

test.each(pages().map(({ path }) => path))(
  '%s hydrates with the data in its HTML and asks the API at the first interaction',
  async (path) => {
    const page = pages().find((each) => each.path === path)
    if (!page) throw new Error('No page')
    const { repaired } = await open(page)
    await atRest()
    expect(calls()).toEqual([])
    const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    const words = main?.textContent
    const { title } = document

    window.dispatchEvent(new Event('scroll'))
    await atRest()
    // A list in a part that has just hydrated asks only at the next interaction.
    window.dispatchEvent(new Event('scroll'))
    await atRest()
    expect(repaired).toEqual([])
    expect(complaints()).toEqual([])
    expect(document.querySelector('main h1')).toBe(heading)
    expect(main?.textContent).toBe(words)
    expect([...document.head.querySelectorAll('title')].map((each) => each.textContent)).toEqual([
      title,
    ])
    // The categories that name a country are not asked for again: that would fetch the photos of all.
    const asked = page.entries.map(([key]) => key).filter(([, kind]) => kind !== 'naming')
    expect(calls().toSorted()).toEqual(asked.map(callOf).toSorted())
  },
)

test('the lists of the home page are in its HTML with their data, and without data are empty space', async () => {
  const [home] = pages()
  if (!home) throw new Error('No page')
  const withData = await htmlOf(home)
  const without = await htmlOf({ path: '/', entries: [] })
  complaints()
  for (const id of ['latest-jobs', 'country-stamps']) {
    expect(withData).toContain(`id="${id}"`)
    expect(without).not.toContain(`id="${id}"`)
  }
  expect(without).not.toContain('Loading')
  // A missing list is replaced by a note that it needs JavaScript.
  expect(noScripts(without)).toBe(noScripts(withData) + 2)
})

test('what was typed about a country is in its form after a reload, before any interaction', async () => {
  const page = pages().find(({ path }) => path.startsWith('/country/'))
  if (!page) throw new Error('No page')
  const { name } = apiStore().countries[0] ?? {}
  window.sessionStorage.setItem(`draft:enquiry:country:${name}`, JSON.stringify({ name: 'Devika' }))
  await open(page)
  await atRest()
  complaints()
  const field = document.querySelector<HTMLInputElement>('form#country [name="name"]')
  expect(field?.value).toBe('Devika')
  window.sessionStorage.clear()
})

test('leaving before the page has hydrated removes its head', async () => {
  const page = pages().find(({ path }) => path.startsWith('/country/'))
  if (!page) throw new Error('No page')
  await open(page)
  await atRest()
  const link = document.querySelector<HTMLElement>('footer a[href="/about"]')
  act(() => link?.click())
  await atRest()
  expect(window.location.pathname).toBe('/about')
  // The new page's own code may still be loading.
  await waitFor(() => expect(document.title).toMatch(/^About us/))
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
  expect(document.head.querySelectorAll('[name="description"]')).toHaveLength(1)
  expect(complaints()).toEqual([])
})

const sideMenu = () => document.querySelector('[aria-label="Side menu"]')?.closest('details')

test('a menu that was opened before the page has hydrated stays open until a link is followed', async () => {
  const press = () => sideMenu()?.querySelector('summary')?.click()
  await open({ path: '/about', entries: [] }, '/about', press)
  await atRest()
  expect(sideMenu()).toHaveAttribute('open')
  const link = sideMenu()?.querySelector<HTMLElement>('a[href="/services"]')
  act(() => link?.click())
  await waitFor(() => expect(sideMenu()).not.toHaveAttribute('open'))
  await atRest()
  expect(complaints()).toEqual([])
})

/** Opens a page of the cache for which the worker could not reach the host, although the browser seems online. */
async function openUnreached(path: string) {
  document.documentElement.dataset['keptFor'] = 'unreached'
  await open({ path, entries: [] })
  const { enableOffline } = await import('@/app/offline/enable-offline')
  act(enableOffline)
  await atRest()
}

const isOffline = () => document.body.textContent.includes('You are offline.')

test('a page from the cache says that the reader is offline, though the browser seems online; the next page does not', async () => {
  await openUnreached('/services')
  expect(isOffline()).toBe(true)
  const link = document.querySelector<HTMLElement>('footer a[href="/about"]')
  act(() => link?.click())
  await waitFor(() => expect(isOffline()).toBe(false))
  expect(window.location.pathname).toBe('/about')
  await atRest()
  expect(complaints()).toEqual([])
})

test('a page from the cache no longer says so once the browser is online again', async () => {
  await openUnreached('/services')
  expect(isOffline()).toBe(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(isOffline()).toBe(false)
  expect(complaints()).toEqual([])
})

test('the 404 page links to the home pages of the languages, and once its code runs to the requested address', async () => {
  const asked = '/no-such-page?a=b'
  const { html, repaired } = await open({ path: '/404', entries: [] }, asked)
  const written = [...html.matchAll(/<a href="([^"]*)" lang="\w\w" hrefLang="\w\w"/g)]
  expect(new Set(written.map(([, href]) => href))).toEqual(new Set(['/', '/ml', '/hi']))
  await atRest()
  const links = [...document.body.querySelectorAll('a[hreflang]')]
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set([asked, `/ml${asked}`, `/hi${asked}`]),
  )
  expect(repaired).toEqual([])
  expect(complaints()).toEqual([])
})

test.each(['/dashboard/user/nope', '/dashboard/admin/nope', '/dashboard/nope', '/dashboard/'])(
  'the 404 page hydrates at %s too, an unknown address of an area',
  async (address) => {
    const { repaired } = await open({ path: '/404', entries: [] }, address)
    await atRest()
    await waitFor(() => expect(document.querySelector('main h1')).toBeVisible())
    window.dispatchEvent(new Event('scroll'))
    await atRest()
    expect(repaired).toEqual([])
    expect(complaints()).toEqual([])
  },
)
