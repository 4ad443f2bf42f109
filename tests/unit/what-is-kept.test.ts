import { expect, test } from 'vitest'
import { WORKER_FILE } from '@/site/headers'
import { WORKER } from '@/lib/browser/kept-site'
import { kindOf, pagePath } from '@/app/worker/what-is-kept'

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
) => kindOf({ url: host + path, method, mode, headers: new Headers(headers) }, { origin, apiHost })

const page = { mode: 'navigate' } as const
const api = { host: apiHost }

test('the worker is asked for where the hosts’ files expect it', () => {
  expect(WORKER).toBe(WORKER_FILE)
})

test('pages, code, pictures and public data are kept', () => {
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
  ['a picture from elsewhere', '/photo.jpg', { host: 'https://pictures.example' }],
] satisfies [string, string, Asked][])('%s is not the worker’s business', (_, path, asked) => {
  expect(kind(path, asked)).toBe('none')
})

test('pages about somebody, or from somebody, are never kept', () => {
  expect(kind('/dashboard/user', page)).toBe('private')
  expect(kind('/dashboard/admin/ref/65f', page)).toBe('private')
  expect(kind('/register/invited-by-65f', page)).toBe('private')
  expect(kind('/register', page)).toBe('page')
})

test('without a host of its own the API is on the site’s', () => {
  const asked = {
    url: `${origin}/api/v1/category/get-category`,
    method: 'GET',
    mode: 'cors',
  } as const
  expect(kindOf({ ...asked, headers: new Headers() }, { origin, apiHost: '' })).toBe('data')
})

test('a page is kept once, whatever is asked behind it', () => {
  expect(pagePath(`${origin}/about/?a=1#b`)).toBe('/about')
  expect(pagePath(`${origin}/`)).toBe('/')
})
