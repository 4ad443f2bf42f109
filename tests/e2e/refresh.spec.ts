import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { languages } from '../../src/lib/navigation/languages.ts'
import { changedFiles, copyOfSite, filesOf, refresh, startRefresh } from './refresh-run.ts'
import { expect, test as base } from './site.ts'

const LISTS = {
  countries: '/api/v1/country/getCountry',
  categories: '/api/v1/category/get-category',
}
const oneCountry = (id: string) => `/api/v1/country/getoneCountry/${id}`

/** Enough for each fault to affect a country of its own. */
const COUNTRIES = 8

/** From here on the API has few records, because a refresh renders a page of each in every language. */
async function haveFew(request: APIRequestContext) {
  const countries: object[] = await (await request.get(LISTS.countries)).json()
  const { category }: { category: object[] } = await (await request.get(LISTS.categories)).json()
  const few = {
    [LISTS.countries]: countries.slice(0, COUNTRIES),
    [LISTS.categories]: { category: category.slice(0, 1) },
  }
  for (const [path, body] of Object.entries(few))
    await request.post('/local/faults', { data: { path, body } })
}

type Site = {
  out: string
  api: string
  /** The ids of all countries of the API. */
  ids: string[]
  page: (id: string) => string
}

/** A site of the test's own, with a page for each of the API's few records. */
const test = base.extend<{ site: Site }, { refreshed: string }>({
  // Made once for all tests of a worker; each test uses a copy.
  refreshed: [
    async ({ playwright }, provide, { parallelIndex, project }) => {
      const out = copyOfSite(`refreshed-${parallelIndex}`)
      const api = String(project.use.baseURL)
      const control = await playwright.request.newContext({ baseURL: api })
      await control.post('/local/reset')
      await haveFew(control)
      expect(await refresh(out, api, '--force')).toMatchObject({ code: 0 })
      await control.delete('/local/faults')
      await control.dispose()
      await provide(out)
    },
    // As long as the limit of a test: it writes the same pages.
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ refreshed, localApi, request, baseURL }, provide, { testId }) => {
    expect(localApi).toBeDefined()
    await haveFew(request)
    const out = copyOfSite(testId, refreshed)
    const answer = await request.get(LISTS.countries)
    const list: { _id: string }[] = await answer.json()
    const page = (id: string) => join(out, `country/${id}.html`)
    await provide({ out, api: String(baseURL), ids: list.map(({ _id }) => _id), page })
  },
})

// Each test writes the pages of three languages, beside three other workers.
test.describe.configure({ timeout: 90_000 })

test('a refresh with nothing changed rewrites no page, only its own time', async ({ site }) => {
  const before = filesOf(site.out)
  const { code, said } = await refresh(site.out, site.api)
  expect(code).toBe(0)
  expect(said).toContain('0 pages written')
  expect(changedFiles(before, filesOf(site.out))).toEqual(['snapshot.json'])
})

test('what changed is written, what was deleted is removed, and both are reported', async ({
  site,
  localApi,
}) => {
  const [first = '', second = '', ...others] = site.ids
  const record = { _id: first, name: 'Atlantis', photo: '', description: 'Sunk.', details: '' }
  const list = [record, ...others.map((_id) => ({ _id, name: `Country ${_id}`, photo: '' }))]
  await localApi.fault({ path: LISTS.countries, body: list })
  await localApi.fault({ path: oneCountry(first), body: record })
  const { said } = await refresh(site.out, site.api)
  expect(said).toContain(`${2 * languages.length} deleted`)
  expect(said).toContain(`/country/${second}`)
  expect(readFileSync(site.page(first), 'utf8')).toContain('Atlantis')
  const inMalayalam = readFileSync(join(site.out, `ml/country/${first}.html`), 'utf8')
  expect(inMalayalam).toMatch(/lang="ml-IN"[\s\S]*<h1[^>]*>[^<]*Atlantis/)
  for (const ending of ['', '.gz', '.br'])
    expect(existsSync(site.page(second) + ending)).toBe(false)
})

const faults = {
  'an error': { status: 500, body: { message: 'No' } },
  HTML: { text: '<html>', contentType: 'text/html' },
  'cut JSON': { text: '{"_id":"1","na', contentType: 'application/json' },
  'another record': { body: { _id: 'x', name: 'X' } },
  'a broken connection': { reset: true },
  silence: { hang: true },
}
test('records whose answer is not a record keep their old pages, and each is named', async ({
  site,
  localApi,
  request,
}) => {
  const list: { _id: string; name: string }[] = await (await request.get(LISTS.countries)).json()
  const before = filesOf(site.out)
  // Each fault affects another country, so one refresh tests all of them.
  const met = Object.entries(faults).map(([name, fault], index) => ({
    name,
    fault,
    country: list[index],
  }))
  for (const { fault, country } of met)
    await localApi.fault({ path: oneCountry(country?._id ?? ''), ...fault })
  const { code, said } = await refresh(site.out, site.api)
  expect(code).toBe(3)
  expect(said).toContain('Not read: country ')
  for (const { name, country } of met) expect(said, name).toContain(`country ${country?.name} (`)
  expect(changedFiles(before, filesOf(site.out))).toEqual([])
})

test('an API that does not answer changes nothing and is not a success', async ({
  site,
  localApi,
}) => {
  const before = filesOf(site.out)
  const took = async (fault: object) => {
    await localApi.fault({ path: '/api/v1/*', ...fault })
    const began = Date.now()
    const { code, said } = await refresh(site.out, site.api)
    expect(code).toBe(1)
    expect(said).toContain('nothing could be read')
    return Date.now() - began
  }
  // A refused call shows how long this machine itself takes; a busy one takes longer.
  const refused = await took({ status: 503 })
  expect((await took({ hang: true })) - refused).toBeLessThan(12_000)
  expect(changedFiles(before, filesOf(site.out))).toEqual([])
})

test('the refresh waits for an API that its host has to start first, and reads it', async ({
  site,
  localApi,
}) => {
  await localApi.fault({ path: LISTS.countries, status: 503, times: 2 })
  const { code, said } = await refresh(site.out, site.api, '--wake', '60')
  expect(code).toBe(0)
  expect(said).toContain('The API does not answer yet: waiting for it, 60 s at most.')
  expect(said).not.toContain('Not read')
})

test('a list that is suddenly empty or much shorter is accepted only with --force', async ({
  site,
  localApi,
  request,
}) => {
  const list: object[] = await (await request.get(LISTS.countries)).json()
  const before = filesOf(site.out)
  for (const body of [[], list.slice(0, 3)]) {
    await localApi.fault({ path: LISTS.countries, body })
    const { code, said } = await refresh(site.out, site.api)
    expect(code).toBe(3)
    expect(said).toContain('--force')
    expect(changedFiles(before, filesOf(site.out))).toEqual([])
  }
  await refresh(site.out, site.api, '--force')
  expect(site.ids.filter((id) => existsSync(site.page(id)))).toEqual(site.ids.slice(0, 3))
})

test('nothing from the API can break out of its place in a page, or become another file', async ({
  site,
  localApi,
}) => {
  const evil = '</script><script>alert(1)</script>\u2028"><img src=x onerror=alert(1)>'
  const names = { evil, malayalam: 'ജർമ്മനി', arabic: 'ألمانيا\u202e', long: 'x'.repeat(200) }
  const records = Object.entries(names).map(([_id, name]) => ({ _id, name, photo: '' }))
  const ids = ['../../out', '..', 'a/b', '', 'x'.repeat(65), '%2e%2e', 'evil.html']
  const strange = ids.map((_id) => ({ _id, name: 'Strange', photo: '' }))
  const twice = [{ _id: 'evil', name: 'Second', photo: '' }]
  await localApi.fault({ path: LISTS.countries, body: [...records, ...strange, ...twice] })
  for (const record of records) {
    const whole = { ...record, description: evil, details: `Language: ${evil}\n${evil}` }
    await localApi.fault({ path: oneCountry(record._id), body: whole })
  }
  const { code } = await refresh(site.out, site.api, '--force')
  expect(code).toBe(0)
  const html = readFileSync(site.page('evil'), 'utf8')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  const [, json = ''] = /<script type="application\/json" id="api-data">([^<]*)</.exec(html) ?? []
  const [[, data]] = JSON.parse(json)
  expect(data.name).toBe(evil.replaceAll(/[\u202a-\u202e]/g, ''))
  for (const id of Object.keys(names)) expect(existsSync(site.page(id))).toBe(true)
  const countries = Object.keys(filesOf(site.out)).filter((name) => /^country\/.*html$/.test(name))
  expect(countries).toEqual(
    Object.keys(names)
      .toSorted()
      .map((id) => `country/${id}.html`),
  )
})

test('a refresh that is killed loses no page, and the next one finishes its work', async ({
  site,
  localApi,
}) => {
  const [first = '', ...others] = site.ids
  const list = [first, ...others].map((_id) => ({ _id, name: `Renamed ${_id}`, photo: '' }))
  await localApi.fault({ path: LISTS.countries, body: list })
  for (const record of list) await localApi.fault({ path: oneCountry(record._id), body: record })
  const { child, ended } = startRefresh(site.out, site.api)
  const isRenamed = () => readFileSync(site.page(first), 'utf8').includes('Renamed')
  // It first loads the code of the site.
  await expect.poll(isRenamed, { intervals: [5], timeout: 60_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  const texts = () => site.ids.map((id) => readFileSync(site.page(id), 'utf8').trim())
  expect(texts().filter((text) => !text.endsWith('</html>'))).toEqual([])
  expect(await refresh(site.out, site.api)).toMatchObject({ code: 0 })
  expect(texts().filter((text) => !text.includes('Renamed'))).toEqual([])
  expect(Object.keys(filesOf(site.out)).filter((name) => name.includes('aside'))).toEqual([])
})

test('a photo that is megabytes of data becomes a small file with an address of its own', async ({
  site,
  localApi,
}) => {
  const [first = ''] = site.ids
  const { default: sharp } = await import('sharp')
  const noise = { create: { width: 2600, height: 1900, channels: 3 as const, background: '#888' } }
  const picture = sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
  const jpeg = await picture.jpeg({ quality: 95 }).toBuffer()
  const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  expect(photo.length).toBeGreaterThan(5_000_000)
  await localApi.fault({
    path: oneCountry(first),
    body: { _id: first, name: 'Noise', photo, description: '', details: '' },
  })
  expect(await refresh(site.out, site.api)).toMatchObject({ code: 0 })
  const html = readFileSync(site.page(first), 'utf8')
  expect(html).not.toContain('data:image/jpeg')
  const [path = ''] = /\/assets\/photos\/[0-9a-f]{12}\.webp/.exec(html) ?? []
  const { format, width } = await sharp(join(site.out, path)).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: expect.any(Number) })
  expect(readFileSync(join(site.out, path)).length).toBeLessThan(120_000)
})
