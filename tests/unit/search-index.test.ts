// @vitest-environment node
import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { indexIn } from '@/features/search/index-file'
import { searchIndex } from '@/site/snapshot/search-index'
import { catalogue } from '../samples/catalogue'
import { anyText } from './properties/bodies'
import { holds } from './properties/check'

const LIMIT = 30_000

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length

function read(text: string) {
  const index = indexIn(JSON.parse(text))
  if (!index) throw new Error('This is no index')
  return index
}

describe('the search index', () => {
  test('has room for 60 countries, 40 categories and 400 works with their points', () => {
    const data = catalogue({ countries: 60, categories: 40, works: 400 })
    const text = searchIndex(data)
    expect(sizeOf(text)).toBeLessThanOrEqual(LIMIT)
    const index = read(text)
    expect(index.isWhole).toBe(true)
    expect(index.countries).toHaveLength(60)
    expect(index.categories).toHaveLength(40)
    expect(index.works).toHaveLength(400)
    const [work] = data.works
    expect(index.works[0]).toMatchObject({
      _id: work?._id,
      name: work?.name,
      photo: work?.photo,
      category: work?.category,
      details: work?.details,
      isBrief: false,
    })
  })

  test('loses the points of the oldest works first, then the oldest works', () => {
    const data = catalogue({ countries: 60, categories: 40, works: 800 })
    const index = read(searchIndex(data))
    expect(index.isWhole).toBe(false)
    expect(index.works).toHaveLength(800)
    const brief = index.works.map(({ isBrief }) => isBrief)
    const first = brief.indexOf(false)
    expect(first).toBeGreaterThan(0)
    // The list of works begins with the oldest.
    expect(brief.slice(0, first).every(Boolean)).toBe(true)
    expect(brief.slice(first).some(Boolean)).toBe(false)

    const many = read(searchIndex(catalogue({ countries: 60, categories: 40, works: 3000 })))
    expect(many.countries).toHaveLength(60)
    expect(many.categories).toHaveLength(40)
    expect(many.works.length).toBeGreaterThan(400)
    expect(many.works.length).toBeLessThan(3000)
  })

  test('is the same for the same data, and keeps the order of the lists', () => {
    const data = catalogue({ countries: 5, categories: 3, works: 900 })
    const text = searchIndex(data)
    expect(searchIndex(structuredClone(data))).toBe(text)
    const ids = read(text).works.map(({ _id }) => _id)
    expect(data.works.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids)
  })

  test('is not whole if the API was not read whole', () => {
    const data = catalogue({ countries: 2, categories: 1, works: 3 })
    expect(read(searchIndex(data)).isWhole).toBe(true)
    expect(read(searchIndex({ ...data, isPartial: true })).isWhole).toBe(false)
  })

  test('contains only the site’s own photos and https photos', () => {
    const own = `/assets/photos/${'0a'.repeat(6)}.webp`
    const photos = [own, 'https://example.com/a.jpg', 'data:image/png;base64,AAAA', 'javascript:1']
    const countries = photos.map((photo, index) => ({ _id: `${index}`, name: `${index}`, photo }))
    const text = searchIndex({ countries, categories: [], works: [] })
    expect(text).not.toContain('data:')
    expect(read(text).countries.map(({ photo }) => photo)).toEqual([photos[0], photos[1], '', ''])
  })

  test('treats any script and any character as text', () => {
    const names = ['ജർമ്മനി', 'ألمانيا', '</script>\u2028x', 'x'.repeat(200), '__proto__']
    const countries = names.map((name, index) => ({ _id: `id-${index}`, name, photo: '' }))
    const index = read(searchIndex({ countries, categories: [], works: [] }))
    expect(index.countries.map(({ name }) => name)).toEqual(names)
  })

  test('contains only whole points', () => {
    const [work] = catalogue({ countries: 0, categories: 1, works: 1 }).works
    if (!work) throw new Error('No work')
    const details = ['German B1', 'x'.repeat(900), 'Shift work'].join(', ')
    const text = searchIndex({ countries: [], categories: [], works: [{ ...work, details }] })
    expect(read(text).works[0]?.details).toBe('German B1')
  })

  test('never exceeds its size and always parses, whatever the API says', async () => {
    const record = {
      _id: fc.oneof(anyText, fc.uuid()),
      name: fc.oneof(anyText, fc.string({ minLength: 900, maxLength: 1000 })),
      photo: anyText,
      createdAt: fc.option(anyText, { nil: undefined }),
    }
    const records = fc.array(fc.record(record), { maxLength: 40 })
    const works = fc.array(fc.record({ ...record, category: anyText, details: anyText }), {
      maxLength: 80,
    })
    await holds(
      [records, records, works, fc.boolean()],
      (countries, categories, some, isHuge) => {
        const repeated = isHuge
          ? some.flatMap((work) =>
              Array.from({ length: 30 }, (_, place) => ({ ...work, _id: work._id + place })),
            )
          : some
        const text = searchIndex({ countries, categories, works: repeated })
        expect(sizeOf(text)).toBeLessThanOrEqual(LIMIT)
        const index = read(text)
        const usable = countries.filter(({ _id, name }) => _id.trim() && name.trim())
        expect(index.countries.length).toBeLessThanOrEqual(usable.length)
      },
      40,
    )
  })
})

const file = (countries: unknown, works: unknown = []) => ({
  isWhole: true,
  countries,
  categories: [['c', 'Nursing', '']],
  works,
})

describe('what a host sends for it', () => {
  test('is read without the rows that do not fit, and each record once', () => {
    const rows = [['a', ' Malta ', 7], ['a', 'Again', ''], ['', 'B', ''], ['b', {}, ''], 'c', null]
    const works = [
      ['w', 12, '', 0, null],
      ['x', 'X', '', '0', ''],
      ['y', 'Y', '', 9, {}],
    ]
    const index = indexIn(file(rows, works))
    expect(index?.countries).toEqual([{ _id: 'a', name: 'Malta', photo: '7' }])
    expect(index?.works).toEqual([
      { _id: 'w', name: '12', photo: '', category: 'c', details: '', isBrief: true },
      { _id: 'y', name: 'Y', photo: '', category: '', details: '', isBrief: false },
    ])
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a text', '{}'],
    ['no list of countries', file({ length: 1 })],
    ['a list of nothing that fits', file([['', '']])],
    ['a word for yes', { ...file([]), isWhole: 'true' }],
  ])('is not used if it is %s', (_, body) => {
    expect(indexIn(body)).toBeNull()
  })
})
