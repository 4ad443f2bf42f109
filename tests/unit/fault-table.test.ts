// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as publicCalls from '@/content/facts/public-calls'
import { faultsOf } from '../e2e/faults/call'
import { calls, inBrowser, needsBrowser } from '../e2e/faults/calls'
import { createLocalApi } from '../local-api/app'

const texts = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(texts)
  .map(([path, text]) => ({ name: path.replace('/src/', ''), text }))
  .filter(({ name }) => !name.startsWith('site/'))

/** Files that send something through the site's only API client. */
const callers = files.filter(({ text }) =>
  /import \{[^}]*\b(?:request|send|sendForYes|sendChange|sendWithPicture|deleteRow)\b[^}]*\} from '@\/lib\/api\/(?:http|send-change|send-picture|delete-row)'/.test(
    text,
  ),
)

/** Addresses that a file imports from the list that the worker uses too. */
const sharedIn = (text: string) =>
  Object.entries(publicCalls).flatMap(([name, address]) =>
    typeof address === 'string' && new RegExp(`\\b${name}\\b`).test(text) ? [address] : [],
  )

test('the worker may store the answer to each public call', () => {
  const each = Object.values(publicCalls).filter((address) => typeof address === 'string')
  expect(each.toSorted()).toEqual(publicCalls.publicCalls.toSorted())
})

/** The addresses that a file asks the API for, up to their id. */
function addressesIn(text: string): string[] {
  const literals = [...text.matchAll(/['"`](\/[^'"`]*)['"`]/g)].map(([, address = '']) => address)
  // Only one address contains a variable before its id.
  const plain = literals.flatMap((each) =>
    ['user', 'admin'].map((area) => each.replace('${area}', area)),
  )
  return [
    ...new Set([...sharedIn(text), ...plain.map((each) => each.replace(/\$\{.*$/, ''))]),
  ].filter(Boolean)
}

test('every address that the site asks the API for is in the table of calls (tests/e2e/faults)', () => {
  const asked = callers.flatMap(({ text }) => addressesIn(text))
  expect(asked.length).toBeGreaterThan(24)
  const known = new Set(calls.map(({ path }) => path))
  expect(asked.filter((address) => !known.has(`/api/v1${address}`))).toEqual([])
})

const namesIn = (faults: readonly { name: string }[]) =>
  [...new Set(faults.map((fault) => fault.name))].toSorted()

test('in a real browser each call meets a fault, and each fault a read and a write of each client', () => {
  expect(calls.filter((call) => inBrowser(call).length === 0)).toEqual([])
  const clients = {
    reads: calls.filter(({ kind }) => kind === 'read'),
    changes: calls.filter(({ kind, path }) => kind === 'write' && path.startsWith('/api/v1/')),
    mails: calls.filter(({ path }) => path.endsWith('/email/send')),
    scripts: calls.filter(needsBrowser),
  }
  for (const [name, all] of Object.entries(clients)) {
    expect([name, ...namesIn(all.flatMap(inBrowser))]).toEqual([
      name,
      ...namesIn(all.flatMap(faultsOf)),
    ])
    expect(namesIn(all.flatMap(faultsOf)).length).toBeGreaterThan(10)
  }
})

test('every call of the local API is in the table with its method', () => {
  const routes = createLocalApi()
    .app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => ({ method, path: path.replace(/:.*$/, '') }))
    // The variant for forms belongs to the service; the site sends JSON.
    .filter(({ path }) => path !== '/api/v1.0/email/send-form')
  expect(routes.length).toBeGreaterThan(25)
  const missing = routes.filter(
    (route) => !calls.some(({ method, path }) => method === route.method && path === route.path),
  )
  expect(missing).toEqual([])
})

test('the calls of product.md (Product 7, The calls it makes) are those of the table', () => {
  const [, section = ''] = readFileSync('.github/product.md', 'utf8').split(/^## (?=7\.)/m)
  const [described = ''] = section.split(/^## /m)
  const inPaper = Array.from(
    described.matchAll(/\b(GET|POST|PUT|DELETE) \{host\}(\/api\/v1\/[\w/-]+)/g),
    ([, method, path]) => `${method} ${path}`,
  )
  expect(inPaper.length).toBeGreaterThan(20)
  const inTable = calls
    // The path of the product search is a setting.
    .filter(({ path }) => /^\/api\/v1\/(?!product\/search\/)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(inTable)].toSorted()).toEqual(inPaper.toSorted())
})

test('no file calls the API with an address that this test cannot see', () => {
  const blind = callers.filter(({ text }) => addressesIn(text).length === 0)
  // The path of the product search is a setting; that of the local API is tested above.
  expect(blind.map(({ name }) => name)).toEqual(['entities/product/api.ts'])
})

test('nothing uses the network without the client, except the two third parties, reports, the worker and files of the site', () => {
  const past = /\bfetch\(|XMLHttpRequest|sendBeacon|createElement\('script'\)|WebSocket|EventSource/
  expect(
    files
      .filter(({ text }) => past.test(text))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    // Loads a page of the site in another language from a host that has one page only.
    'app/other-language.ts',
    'app/reports/start-reports.ts',
    // The site's own worker, which is between a page and the network.
    'app/worker/file-routes.ts',
    'app/worker/fill-caches.ts',
    'app/worker/keep-pages.ts',
    'app/worker/retire.ts',
    // Data for search engines, which loads nothing.
    'components/structured-data.tsx',
    'features/buy-premium/load-checkout.ts',
    'features/enquire/pending/mail-service.ts',
    // The search index, a file of the site, which loads before the code of the API's answers.
    'features/search/search-index.ts',
    'lib/api/page-file.ts',
    'lib/api/snapshot-time.ts',
    // Checks whether the site answers, before the page is reloaded.
    'lib/loading/reload-once.ts',
  ])
})
