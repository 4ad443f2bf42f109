// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { getCategories } from '@/entities/category/api'
import { getCountries, getCountry } from '@/entities/country/api'
import { getWork, getWorksOfCategory } from '@/entities/work/api'
import { keptAnswers } from '@/lib/api/http'
import { publicAnswers } from '@/site/snapshot/public-answers'
import { emptySnapshot, type Snapshot } from '@/site/snapshot/snapshot'
import { catalogue } from '../samples/catalogue'

/** A snapshot of a catalogue, with about `letters` characters of details for each country. */
function snapshotOf(countries: number, works: number, letters = 300): Snapshot {
  const data = catalogue({ countries, categories: 10, works })
  const details = (id: string) => `Language: ${id} ${'abcdefgh '.repeat(letters / 9)}`
  return {
    countries: data.countries.map(({ _id, name, photo }) => ({ _id, name, photo })),
    countryById: Object.fromEntries(
      data.countries.map(({ _id, name, photo }) => [
        _id,
        { _id, name, photo, description: '', details: details(_id) },
      ]),
    ),
    categories: [],
    worksOf: { w1: data.works },
  }
}

afterEach(() => void delete keptAnswers.read)

const read = (snapshot: Snapshot): Record<string, unknown> => JSON.parse(publicAnswers(snapshot))

test('each record is under the path of its call, and lists are answers too', () => {
  const snapshot = snapshotOf(2, 3)
  const answers = read(snapshot)
  const [country] = snapshot.countries ?? []
  const [work] = snapshot.worksOf['w1'] ?? []
  expect(answers['/country/getCountry']).toEqual(snapshot.countries)
  expect(answers[`/country/getoneCountry/${country?._id}`]).toMatchObject({ name: country?.name })
  expect(answers['/work/work-category/w1']).toEqual({ works: snapshot.worksOf['w1'] })
  expect(answers[`/work/getone-work/${work?._id}`]).toMatchObject({ name: work?.name })
})

test('each answer is read like the API’s own', async () => {
  const [category] = catalogue({ countries: 0, categories: 1, works: 0 }).categories
  if (!category) throw new Error('The catalogue has a category')
  const snapshot = { ...snapshotOf(2, 3), categories: [{ ...category, createdAt: undefined }] }
  const answers = read(snapshot)
  keptAnswers.read = async (path) => answers[path]
  const [country] = snapshot.countries ?? []
  const [work] = snapshot.worksOf['w1'] ?? []
  expect(await getCountries()).toEqual(snapshot.countries)
  expect(await getCategories()).toEqual([expect.objectContaining({ _id: category._id })])
  expect(await getCountry(country?._id ?? '')).toMatchObject({ name: country?.name })
  expect(await getWorksOfCategory('w1', () => false)).toHaveLength(3)
  expect(await getWork(work?._id ?? '')).toMatchObject({ name: work?.name })
})

test('a list that was never read is left out, and so is an id that a path cannot contain', () => {
  expect(read(emptySnapshot)).toEqual({})
  const { countryById, ...rest } = snapshotOf(1, 0)
  const [country] = Object.values(countryById)
  if (!country) throw new Error('The catalogue has a country')
  const odd = { ...rest, countryById: { '../x': { ...country, _id: '../x' } } }
  expect(Object.keys(read(odd)).join()).not.toContain('..')
})

test('the file has at most 60 kB; the lists and the first countries are the last to be dropped', () => {
  const text = publicAnswers(snapshotOf(800, 200))
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(60_000)
  const paths = Object.keys(JSON.parse(text))
  expect(paths.slice(0, 2)).toEqual(['/country/getCountry', '/category/get-category'])
  expect(paths.some((path) => path.startsWith('/country/getoneCountry/'))).toBe(true)
  expect(paths.some((path) => path.startsWith('/work/getone-work/'))).toBe(false)
})
