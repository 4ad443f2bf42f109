import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { copyOf, isRecent, isWorthKeeping, tooMuch } from '@/app/worker/copies'
import {
  filesOf,
  marked,
  markedMissing,
  neededBy,
  titleOf,
  versionOf,
} from '@/app/worker/page-copy'
import { keptSite } from '@/content/facts/stored-things'
import { keptAmount, OLDEST_MS, stopKeeping, takenAt } from '@/lib/browser/offline/kept-site'
import { DAY_MS } from '@/lib/dates/spans'
import { cachesWith } from '../helpers/kept-in-browser'

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

const now = Date.parse('2026-11-22T10:00:00Z')

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: { 'Content-Type': type, 'Content-Encoding': 'br' } })

test('a copy says when it was taken and how large it is, and not how it was compressed', async () => {
  const copy = copyOf(answer('text/html'), 'Zürich', now, { 'x-kept-title': 'Z' })
  expect(takenAt(copy)).toEqual(new Date(now))
  expect(copy.headers.get('x-kept-size')).toBe('7')
  expect(copy.headers.get('x-kept-title')).toBe('Z')
  expect(copy.headers.has('content-encoding')).toBe(false)
  expect(await copy.text()).toBe('Zürich')
})

test('a copy is shown for as long as the site tells readers', () => {
  expect(OLDEST_MS).toBe(keptSite.days * DAY_MS)
})

test('a copy lasts 30 days, and none may be from the future', () => {
  const copy = copyOf(answer('text/html'), '', now)
  expect(isRecent(copy, now + OLDEST_MS - 1)).toBe(true)
  expect(isRecent(copy, now + OLDEST_MS)).toBe(false)
  expect(isRecent(copy, now + DAY_MS + 1, DAY_MS)).toBe(false)
  expect(isRecent(copy, now - 2 * DAY_MS)).toBe(false)
  expect(isRecent(new Response(), now)).toBe(false)
})

test('an answer is cached if it is what its address promises', () => {
  expect(isWorthKeeping(answer('text/html; charset=utf-8'), true)).toBe(true)
  expect(isWorthKeeping(answer('text/javascript'), false)).toBe(true)
  // A host with one page only sends HTML for every address.
  expect(isWorthKeeping(answer('text/html'), false)).toBe(false)
  expect(isWorthKeeping(answer('text/html', 404), true)).toBe(false)
  expect(isWorthKeeping(answer('text/html', 503), true)).toBe(false)
})

test('what exceeds the limit is deleted, the oldest first, and no more than that', () => {
  const things = fc.array(fc.record({ key: fc.uuid(), bytes: fc.nat(100), at: fc.nat(1000) }))
  fc.assert(
    fc.property(things, fc.nat(500), (all, most) => {
      const gone = new Set(tooMuch(all, most))
      const left = all.filter(({ key }) => !gone.has(key))
      const sum = (list: typeof all) => list.reduce((bytes, each) => bytes + each.bytes, 0)
      expect(sum(left)).toBeLessThanOrEqual(most)
      const newest = all.filter(({ key }) => gone.has(key)).map(({ at }) => at)
      expect(Math.max(0, ...newest)).toBeLessThanOrEqual(
        Math.min(Number.POSITIVE_INFINITY, ...left.map(({ at }) => at)),
      )
      expect(gone.size === 0).toBe(sum(all) <= most)
    }),
  )
})

const html = (path: string) =>
  `<!doctype html><html lang="en" data-prerendered="${path}"><head><title>Work &amp; Study</title>` +
  `<style data-sheets="/assets/site-a.css /assets/about-b.css"></style></head><body>` +
  `<script data-start="/assets/react-a.js /assets/index-v1_-.js" data-page="/assets/about-b.js"></script>`

const shell = `<html><head><link rel="stylesheet" crossorigin href="/assets/site-a.css"><script type="module" src="/assets/index-v1_-.js"></script>`

test('a page knows its version, its files and its title', () => {
  expect(versionOf(html('/about'))).toBe('/assets/index-v1_-.js')
  expect(versionOf('<html><p>Another site</p>')).toBeNull()
  expect(neededBy(html('/about'))).toEqual([
    '/assets/react-a.js',
    '/assets/index-v1_-.js',
    '/assets/about-b.js',
  ])
  expect(neededBy(shell)).toEqual(['/assets/index-v1_-.js', '/assets/site-a.css'])
  expect(filesOf(html('/about'))).toContain('/assets/about-b.css')
  expect(titleOf(html('/about'), '/about')).toBe('Work & Study')
  // A host with one page only has sent the home page's HTML.
  expect(titleOf(html('/'), '/about')).toBeNull()
  expect(titleOf(shell, '/search')).toBeNull()
})

test('a cached page says so in its HTML, and so does the shell that replaces one', () => {
  expect(marked(shell, '2026-11-22T10:00:00.000Z', 'slow')).toMatch(
    /^<html data-kept="2026-11-22T10:00:00.000Z" data-kept-for="slow"/,
  )
  for (const path of ['/country/a%22b', "/country/a$'b", '/country/a$&b'])
    expect(markedMissing(shell, path)).toBe(
      shell.replace('<html', () => `<html data-kept data-missing="${path}"`),
    )
})

test('what is cached is counted, and counting creates no cache', async () => {
  const [older, newer] = ['2026-11-18T10:00:00.000Z', '2026-11-20T10:00:00.000Z']
  const storage = cachesWith({
    'kept-pages': { '/about': { body: 'about', at: newer }, '/plan': { body: 'plan', at: older } },
    'kept-data': { '/api/v1/country/getCountry': { body: '[]', at: '' } },
  })
  const opened = vi.spyOn(storage, 'open')
  vi.stubGlobal('caches', storage)
  expect(await keptAmount()).toEqual({ copies: 3, bytes: 11, since: Date.parse(older) })
  expect(opened.mock.calls.flat()).toEqual(['kept-pages', 'kept-data'])
  vi.stubGlobal('caches', cachesWith({ 'kept-code': {} }))
  expect(await keptAmount()).toBeNull()
})

test('switching offline storage off deletes all of it: the worker stops first, then it is unregistered', async () => {
  const storage = cachesWith({ 'kept-pages': {}, 'kept-code': {}, theirs: {} })
  vi.stubGlobal('caches', storage)
  const done: unknown[] = []
  const active = {
    postMessage: ({ say }: { say: string }, [port]: [MessagePort]) =>
      setTimeout(() => {
        done.push(say)
        port.postMessage('stopped')
      }, 20),
  }
  const unregister = async () => done.push('unregistered')
  const getRegistration = async () => ({ active, unregister })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration },
  })
  await stopKeeping()
  expect(done).toEqual(['stop', 'unregistered'])
  expect(await storage.keys()).toEqual(['theirs'])
})
