// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PAGES, readOptions } from '../bench/options'
import { addressOf, builtPages } from '../bench/page-address'
import { variantPath, variantsOf, writeVariants } from '../bench/variants'
import { apiStore } from '../helpers/local-server'

const page = '<html><body><h1>Germany</h1><script id="api-data">[]</script></body></html>'
let site = ''

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  mkdirSync(join(site, 'country'))
  for (const name of ['2b.html', '1a.html']) writeFileSync(join(site, 'country', name), page)
  writeFileSync(join(site, 'country/1a.html.gz'), '')
  writeFileSync(join(site, 'shell.html'), '<html><body></body></html>')
})

afterAll(() => rmSync(site, { recursive: true }))

describe('what is asked for', () => {
  test.each([
    [[], DEFAULT_PAGES],
    [['/about'], ['/about']],
    [['/country/:id'], ['/country/:id']],
    [
      ['/ml/about', '/hi/country/:id'],
      ['/ml/about', '/hi/country/:id'],
    ],
    [
      ['/latestjobs/:id', '/job/:id'],
      ['/latestjobs/:id', '/job/:id'],
    ],
    [['/country/65f0000000000000000000aa'], ['/country/65f0000000000000000000aa']],
    [['/search?q=germany'], ['/search?q=germany']],
  ])('%j', (args, pages) => {
    expect(readOptions(args, ['/', '/about'])).toEqual({ runs: 3, pages })
  })

  test('--all measures the pages of data too', () => {
    const { pages } = readOptions(['--all', '--runs', '1'], ['/', '/about'])
    expect(pages).toEqual(
      expect.arrayContaining(['/about', '/country/:id', '/latestjobs/:id', '/job/:id']),
    )
    expect(pages.join()).toContain('/search?q=')
  })

  test.each(['/dashboard/user', '/search', '/register/:id', '/nowhere'])(
    '%s cannot be measured',
    (path) => {
      expect(() => readOptions([path], ['/'])).toThrow(`${path} cannot be measured`)
    },
  )
})

const of = (name: string) => addressOf(name, site, 'http://localhost')

test('a page with data has an address from the build, or else from the API', async () => {
  const { categories, works } = apiStore()
  const category = categories[0]?._id ?? ''
  const work = works.find((each) => each.category === category)?._id
  expect(builtPages(site, '/country/:id')).toEqual(['/country/1a', '/country/2b'])
  expect(builtPages(site, '/country')).toEqual([])
  expect(await of('/country/:id')).toEqual({ name: '/country/:id', address: '/country/1a' })
  expect((await of('/latestjobs/:id')).address).toBe(`/latestjobs/${category}`)
  expect((await of('/job/:id')).address).toBe(`/job/${work}`)
  expect(await of('/search?q=a')).toEqual({ name: '/search?q=a', address: '/search?q=a' })
})

test('a page with its own HTML is compared with itself without scripts', async () => {
  await writeVariants(site, ['/country/1a', '/search?q=a'])
  expect(variantsOf(site, '/country/1a')).toEqual(['page', 'static', 'empty'])
  expect(variantsOf(site, '/search?q=a')).toEqual(['page', 'empty'])
  const read = (address: string) => readFileSync(join(site, address), 'utf8')
  expect(read(variantPath('/country/1a', 'static'))).toBe(
    '<html><body><h1>Germany</h1></body></html>',
  )
  expect(read(variantPath('/search?q=a', 'empty'))).toContain('An empty page')
  expect(existsSync(join(site, 'bench/static/search.html'))).toBe(false)
})
