import type { QueryExecuteOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { requestKind, pagePath } from '@/app/worker/request-kind'
import { queryClient } from '@/lib/api/query'
import { apiStore } from '../helpers/local-server'

const origin = 'https://site.example'
const apiHost = 'https://api.example'

type Asked = {
  method?: string
  mode?: RequestMode
  headers?: Record<string, string>
  host?: string
}

const kind = (
  path: string,
  { method = 'GET', mode = 'cors', headers = {}, host = origin }: Asked = {},
) =>
  requestKind(
    { url: host + path, method, mode, headers: new Headers(headers) },
    { origin, apiHost },
  )

const page = { mode: 'navigate' } as const
const api = { host: apiHost }

const modules = import.meta.glob<Record<string, unknown>>('/src/entities/*/api.ts', {
  eager: true,
})
type Query = QueryExecuteOptions
const isFunction = (value: unknown): value is (id: string) => unknown => typeof value === 'function'
const isInPages = (query: unknown): query is Query =>
  Reflect.get(Object(Reflect.get(Object(query), 'meta')), 'inPages') === true

/** Every query whose data the pages' HTML contains, with some id. */
const publicQueries = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, make]) => {
    const query: unknown = name.endsWith('Query') && isFunction(make) ? make('65f') : null
    return isInPages(query) ? [[name, query] as const] : []
  })

test('every query whose data the pages’ HTML contains is one of these', () => {
  expect(publicQueries.map(([name]) => name).toSorted()).toEqual([
    'categoriesQuery',
    'categoryWorksQuery',
    'countriesQuery',
    'countryQuery',
    'workQuery',
  ])
})

test.each(publicQueries)('what %s asks of the API is cached', async (_, query) => {
  await queryClient.query({ ...query, retry: false }).catch(() => null)
  const paths = apiStore().requests.map(({ path }) => path)
  expect(paths).toHaveLength(1)
  expect(paths.map((path) => kind(path, api))).toEqual(['data'])
})

test('pages, code, pictures and public data are cached', () => {
  expect(kind('/ml/about', page)).toBe('page')
  expect(kind('/ml/dashboard/user', page)).toBe('private')
  expect(kind('/hi/register/UC1', page)).toBe('private')
  expect(kind('/', page)).toBe('page')
  expect(kind('/country/65f?from=x', page)).toBe('page')
  expect(kind('/country/65f', { headers: { Accept: 'text/html' } })).toBe('page')
  expect(kind('/assets/site-a1.js')).toBe('code')
  expect(kind('/assets/letters-a1.woff2')).toBe('code')
  expect(kind('/assets/photos/ab.webp')).toBe('picture')
  expect(kind('/search-index.json')).toBe('file')
  expect(kind('/api/v1/country/getCountry', api)).toBe('data')
  expect(kind('/api/v1/work/work-category/65f', api)).toBe('data')
})

test.each([
  ['a call about somebody', '/api/v1/auth/userauth', api],
  [
    'public data asked for with a token',
    '/api/v1/country/getCountry',
    { ...api, headers: { Authorization: 'x' } },
  ],
  ['a change', '/api/v1/country/createCountry', { ...api, method: 'POST' }],
  ['a search', '/api/v1/product/search/ielts', api],
  ['a call with more behind it', '/api/v1/country/getCountry?user=7', api],
  ['the same call at another host', '/api/v1/country/getCountry', {}],
  ['the e-mail service', '/api/v1.0/email/send', { host: 'https://api.emailjs.com' }],
  ['the payment provider', '/v1/checkout.js', { host: 'https://checkout.razorpay.com' }],
  ['what the local API shows', '/local/outbox', page],
  ['a part of a file', '/assets/site-a1.js', { headers: { Range: 'bytes=0-1' } }],
  ['the worker itself', '/service-worker.js', {}],
  ['a file that is opened', '/sitemap.xml', page],
  ['an icon, which the browser stores itself', '/favicon.ico', {}],
  ['a picture from elsewhere', '/photo.jpg', { host: 'https://pictures.example' }],
] satisfies [string, string, Asked][])('%s is not handled by the worker', (_, path, asked) => {
  expect(kind(path, asked)).toBe('none')
})

test('pages about somebody, or from somebody, are never cached', () => {
  expect(kind('/dashboard/user', page)).toBe('private')
  expect(kind('/dashboard/admin/ref/65f', page)).toBe('private')
  expect(kind('/register/invited-by-65f', page)).toBe('private')
  expect(kind('/register', page)).toBe('page')
  // The router and the hosts treat these as the same addresses.
  expect(kind('/Register/invited-by-65f', page)).toBe('private')
  expect(kind('/ML/Dashboard/user', page)).toBe('private')
})

test('without a host of its own the API is on the site’s host', () => {
  const asked = {
    url: `${origin}/api/v1/category/get-category`,
    method: 'GET',
    mode: 'cors',
  } as const
  expect(requestKind({ ...asked, headers: new Headers() }, { origin, apiHost: '' })).toBe('data')
})

test('a page is cached once, whatever its query and fragment', () => {
  expect(pagePath(`${origin}/about/?a=1#b`)).toBe('/about')
  expect(pagePath(`${origin}/`)).toBe('/')
})
