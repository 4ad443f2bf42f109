// @vitest-environment node
import { expect, test } from 'vitest'
import { pagesBehindShell, redirectsFile } from '../../src/site/hosting/hosting-redirects.ts'

const patterns = ['/job/:id', '/country/:id', '/search', '/dashboard/admin/ref/:id']
/** The last rules for Netlify, for addresses without a page. */
const missing = ['/ml/* /ml/404.html 404', '/hi/* /hi/404.html 404']
const lines = (pages?: string[]) => {
  const all = redirectsFile(patterns, pages).split('\n').filter(Boolean)
  expect(all.splice(-2)).toEqual(missing)
  return all
}

test('each deep link is answered with the shell, named without its extension; a trailing slash redirects', () => {
  expect(lines()).toEqual([
    '/search /shell 200',
    '/search/ /search 301',
    '/job/:id /shell 200',
    '/job/:id/ /job/:id 301',
    '/country/:id /shell 200',
    '/country/:id/ /country/:id 301',
    '/dashboard/admin/ref/:id /shell 200',
    '/dashboard/admin/ref/:id/ /dashboard/admin/ref/:id 301',
  ])
})

test('a page’s own file comes before the shell, and no rule without a placeholder after one with it', () => {
  const all = lines(['/country/1a', '/country/2b'])
  expect(all.slice(2, 6)).toEqual([
    '/country/1a /country/1a 200',
    '/country/2b /country/2b 200',
    '/country/1a.html /country/1a 301',
    '/country/2b.html /country/2b 301',
  ])
  const last = all.findLastIndex((line) => !line.includes(':'))
  expect(all.slice(0, last).join()).not.toContain(':')
})

test('a page of another language is answered with the shell of its language', () => {
  expect(redirectsFile(['/search', '/ml/search', '/hi/country/:id']).split('\n')).toEqual([
    '/search /shell 200',
    '/search/ /search 301',
    '/ml/search /ml/shell 200',
    '/ml/search/ /ml/search 301',
    '/hi/country/:id /hi/shell 200',
    '/hi/country/:id/ /hi/country/:id 301',
    ...missing,
    '',
  ])
})

test('single jobs are dropped first if there is no room, then the other languages', () => {
  const files = ['ml/job/1.html', 'job/1.html', 'hi/country/1.html', 'country/1.html']
  const all = ['/job/:id', '/country/:id'].flatMap((path) => [path, `/ml${path}`, `/hi${path}`])
  expect(pagesBehindShell(files, all)).toEqual([
    '/country/1',
    '/hi/country/1',
    '/job/1',
    '/ml/job/1',
  ])
})

const fixed = (text: readonly string[]) => text.filter((line) => /^\/[^:]*$/.test(line))

test('Cloudflare gets no more rules than it reads, and the file says what is left out', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => `/country/${index}`)
  expect(fixed(lines(pages.slice(0, 1500)))).toHaveLength(2000)
  const all = lines(pages)
  expect(fixed(all)).toHaveLength(2000)
  expect(all.at(-1)).toBe('# Cloudflare reads no more such rules: 2 pages stay shells there.')
})

test('the pages behind the shell are those whose address has an id', () => {
  const files = [
    'job/9.html',
    'index.html',
    'shell.html',
    'about.html',
    'search.html',
    'country\\2b.html',
    'country/1a.html',
    'country/1a/x.html',
    'dashboard/admin/ref/1.html',
  ]
  expect(pagesBehindShell(files, patterns)).toEqual([
    '/country/1a',
    '/country/2b',
    '/dashboard/admin/ref/1',
    '/job/9',
  ])
})
