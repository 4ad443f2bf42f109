// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { categoryListSchema } from '@/entities/category/schema'
import { countryListSchema, oneCountrySchema } from '@/entities/country/schema'
import { productListSchema } from '@/entities/product/schema'
import { isPremium } from '@/entities/user/user'
import { userSchema } from '@/entities/user/schema'
import { readSaved } from '@/features/shortlist/stored/schema'
import { pointsOf } from '@/entities/work/points'
import { oneWorkSchema, workListSchema } from '@/entities/work/schema'

const ODD = [
  undefined,
  null,
  0,
  'text',
  '<!doctype html>',
  true,
  {},
  { category: 'x' },
  { works: {} },
]

describe('lists', () => {
  const schemas = {
    countries: countryListSchema,
    categories: categoryListSchema,
    works: workListSchema,
    products: productListSchema,
  }

  test.each(Object.entries(schemas))('%s: what is not a list does not parse', (_, schema) => {
    for (const body of ODD) expect(v.safeParse(schema, body).success).toBe(false)
  })

  test('a bad record is left out and the others stay', () => {
    const good = { _id: '1', name: 'Malta' }
    const body = [null, 7, 'x', {}, { name: 'No id' }, { _id: '2' }, { _id: '3', name: '  ' }, good]
    expect(v.parse(countryListSchema, body)).toEqual([{ ...good, photo: '' }])
  })

  test('of two records with one id the first stays', () => {
    const body = [
      { _id: '1', name: 'Malta', photo: null },
      { _id: '1', name: 'Malta again' },
    ]
    expect(v.parse(countryListSchema, body).map(({ name }) => name)).toEqual(['Malta'])
  })

  test('numbers count as text, fields of another type as missing', () => {
    const works = [
      { _id: 5, name: 7, photo: {}, category: null, details: null, createdAt: 12 },
      { _id: 6, name: 'Bare' },
    ]
    expect(v.parse(workListSchema, { works })).toEqual([
      { _id: '5', name: '7', photo: '', category: '', details: '', createdAt: undefined },
      { _id: '6', name: 'Bare', photo: '', category: '', details: '', createdAt: undefined },
    ])
  })

  test.each([
    [{ success: false }],
    [{ success: 'false' }],
    [{ error: 'No database' }],
    [{ error: {} }],
    [{ ok: false }],
    [{ status: 'fail' }],
  ])('%j is a failure even with a list', (body) => {
    for (const list of [[], [{ _id: '1', name: 'Cook' }]]) {
      const answers = [
        v.safeParse(categoryListSchema, { ...body, category: list }),
        v.safeParse(workListSchema, { ...body, works: list }),
        ...['results', 'products', 'data'].map((name) =>
          v.safeParse(productListSchema, { ...body, [name]: list }),
        ),
      ]
      expect(answers.map(({ success }) => success)).toEqual(Array(5).fill(false))
    }
  })
})

describe('one record', () => {
  const country = { _id: '1', name: 'Malta', description: 'Sun', details: 'a\nb', photo: '' }

  test.each([
    ['plain', country],
    ['data', { data: country }],
    ['country', { success: true, country }],
    ['a list of one', [country]],
    ['a list in data', { data: [country] }],
  ])('a country %s is understood', (_, body) => {
    expect(v.parse(oneCountrySchema, body)).toEqual(country)
  })

  test.each([[null], [{ data: null }], [{ country: null }], [[]], [{ data: [] }]])(
    '%j is not a country',
    (body) => expect(v.parse(oneCountrySchema, body)).toBeNull(),
  )

  test.each([['<html>'], [{}], [{ success: false, message: 'x' }], [{ data: 'x' }], [5]])(
    '%j does not parse',
    (body) => expect(v.safeParse(oneCountrySchema, body).success).toBe(false),
  )

  test('missing texts are empty; details as a list become lines', () => {
    expect(v.parse(oneCountrySchema, { _id: '1', name: 'Malta' })?.details).toBe('')
    const body = { _id: '1', name: 'Malta', details: ['a', 'b'] }
    expect(v.parse(oneCountrySchema, body)).toEqual({
      ...country,
      description: '',
      details: 'a\nb',
    })
  })

  test('details as a list keep their texts and numbers, whatever else is in it', () => {
    const details = ['Nursing degree', null, ' ', 2500, { a: 1 }, 'German B2']
    const work = v.parse(oneWorkSchema, { _id: '1', name: 'Nurse', details })
    expect(work && pointsOf(work)).toEqual(['Nursing degree', '2500', 'German B2'])
    const malta = v.parse(oneCountrySchema, { _id: '1', name: 'Malta', details })
    expect(malta?.details).toBe('Nursing degree\n2500\nGerman B2')
  })

  test('a work may contain its whole category; its details are split at commas', () => {
    const data = {
      _id: '1',
      name: 'Cook',
      category: { _id: 'c', name: 'Cooks' },
      details: 'a, ,b,',
    }
    const work = v.parse(oneWorkSchema, { data })
    expect(work?.category).toBe('c')
    expect(work && pointsOf(work)).toEqual(['a', 'b'])
  })
})

describe('products', () => {
  test.each([
    [1499, 1499],
    ['1499', 1499],
    ['₹1,499.50', 1499.5],
    ['Rs. 999', 999],
    ['Rs.999', 999],
    ['Rs.1499/-', 1499],
    ['₹ 1,20,000/-', 120_000],
    ['999 INR', 999],
    ['0', 0],
    ['₹2.5 lakh', null],
    ['1.5 Lakhs per year', null],
    ['12 months, Rs 4,999', null],
    ['40% off: 999', null],
    ['from 999', null],
    ['$50', null],
    ['EUR 1.200', null],
    ['1.200', null],
    ['1.499,00', null],
    ['18000-25000', null],
    ['18000 25000', null],
    ['-5', null],
    ['Infinity', null],
    [Infinity, null],
    [0, 0],
    ['', null],
    ['free', null],
    [-5, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('the price %j is %j rupees', (price, rupees) => {
    expect(v.parse(productListSchema, [{ _id: '1', name: 'x', price }])[0]?.price).toBe(rupees)
  })

  test.each(['results', 'products', 'data'])('a list under %s is understood', (key) => {
    expect(v.parse(productListSchema, { [key]: [{ _id: '1', name: 'x' }] })).toHaveLength(1)
  })
})

describe('the stored shortlist', () => {
  test.each([[null], [7], ['x'], [{}], [[null, 1, 'a', [], { kind: 'ship', id: '1', name: 'x' }]]])(
    '%j contains nothing',
    (stored) => expect(readSaved(stored)).toEqual([]),
  )

  test('good entries stay among foreign ones, each once', () => {
    const malta = { kind: 'country', id: '1', name: 'Malta' }
    expect(readSaved([{ _id: '9', qty: 1 }, malta, malta, { ...malta, kind: 'work' }])).toEqual([
      { ...malta, price: undefined },
      { ...malta, kind: 'work', price: undefined },
    ])
  })
})

test.each([
  ['R-1', true],
  [17, true],
  [true, true],
  [{ id: 'R-1' }, true],
  ['', false],
  ['  ', false],
  [0, false],
  [false, false],
  [{}, false],
  [null, false],
])('a receipt of %j makes a member: %j', (receipt, isMember) => {
  expect(isPremium(v.parse(userSchema, { _id: '1', receipt }))).toBe(isMember)
})

test('a member’s texts are read without the spaces around them, as the rules of the profile compare them', () => {
  const { name, phone } = v.parse(userSchema, { _id: '1', name: ' ', phone: '0484 2345678 ' })
  expect([name, phone]).toEqual(['', '0484 2345678'])
})
