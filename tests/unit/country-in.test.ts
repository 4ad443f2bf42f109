// @vitest-environment node
import { expect, test } from 'vitest'
import { jobCountries } from '@/content/facts/enquiry-options'
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

const offered = [...jobCountries, 'United States', 'Türkiye', 'Guinea', 'Niger']

test.each([
  ['Nurses in Northern Ireland', 'United Kingdom'],
  ['Nurse - Canada & UK', undefined],
  ['Nurses in UK', 'United Kingdom'],
  ['Care for the U.K.', 'United Kingdom'],
  ['Carers in England', 'United Kingdom'],
  ['Scotland, England: nurses', 'United Kingdom'],
  ['Care in Czechia', 'Czech Republic'],
  ['Welders in Holland', 'Netherlands'],
  ['Nurses in Österreich', 'Austria'],
  ['Republic of Ireland: cooks', 'Ireland'],
  ['Drivers in the U.S.', 'United States'],
  ['Drivers, United States of America', 'United States'],
  ['Cooks, Turkiye', 'Türkiye'],
  ['Contact us', undefined],
  ['uk', undefined],
  ['South America: cooks', undefined],
  ['Drivers in Dubai', undefined],
  ['Nurse - Canada & Dubai', undefined],
])('“%s” names %s, by whatever name', (text, country) => {
  expect(countryIn(text, offered)).toBe(country)
})

test('a name that is listed twice is one country, and an empty name is none', () => {
  expect(countryIn('Nursing in Germany', ['Germany', 'Germany', '', '–'])).toBe('Germany')
})
