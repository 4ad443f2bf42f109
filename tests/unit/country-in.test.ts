// @vitest-environment node
import { expect, test } from 'vitest'
import { countryIn } from '@/entities/country/country-in'

const names = ['Germany', 'Austria', 'Niger', 'Nigeria', 'Guinea', 'Papua New Guinea', 'Türkiye']

test.each([
  ['Nursing in Germany', 'Germany'],
  ['GERMANY: nurses', 'Germany'],
  ['Drivers (Nigeria)', 'Nigeria'],
  ['Teachers for Papua New Guinea', 'Papua New Guinea'],
  ['Cooks, Turkiye', 'Türkiye'],
  ['German courses', undefined],
  ['Germany and Austria', undefined],
  ['', undefined],
])('“%s” names %s', (text, country) => {
  expect(countryIn(text, names)).toBe(country)
})

test('a name that is listed twice is one country, and an empty name is none', () => {
  expect(countryIn('Nursing in Germany', ['Germany', 'Germany', '', '–'])).toBe('Germany')
})
