import { describe, expect, test } from 'vitest'
import { countryName as inHindi } from '@/content/hi/country-names'
import { countryNames as hindi } from '@/content/hi/countries'
import { inAlphabet as inEnglishOrder } from '@/content/en/country-order'
import { countryName as inMalayalam } from '@/content/ml/country-names'
import { inAlphabet } from '@/content/ml/country-order'
import { countryNames as malayalam } from '@/content/ml/countries'
import { knownCountries } from '@/content/facts/countries'
import { type DataPage, withTitle } from '@/site/snapshot/pages'

const pageOf = (kind: 'country' | 'category'): DataPage => ({
  path: '/x',
  data: [],
  subject: { kind, name: 'Germany', photo: '' },
})

describe('names of countries', () => {
  test.each([
    ['Germany', 'ജർമ്മനി', 'जर्मनी'],
    ['Deutschland', 'ജർമ്മനി', 'जर्मनी'],
    ['USA', malayalam.USA, hindi.USA],
    ['United States of America', malayalam.USA, hindi.USA],
    ['Czechia', malayalam['Czech Republic'], hindi['Czech Republic']],
    ['Turkey', 'തുർക്കി', 'तुर्की'],
    ['Norway', 'നോർവേ', 'नॉर्वे'],
    ['Bosnia and Herzegovina', 'ബോസ്നിയയും ഹെർസഗോവിനയും', 'बोस्निया और हर्ज़ेगोविना'],
  ])('%s is %s and %s', (name, ml, hi) => {
    expect(inMalayalam(name)).toBe(ml)
    expect(inHindi(name)).toBe(hi)
  })

  test('pages and forms use the same name for a country', () => {
    for (const [name, word] of Object.entries(malayalam)) expect(inMalayalam(name)).toBe(word)
    for (const [name, word] of Object.entries(hindi)) expect(inHindi(name)).toBe(word)
  })

  test('every country in the facts has a name', () => {
    for (const { key } of knownCountries) {
      expect(inMalayalam(key)).toMatch(/^(?:[\u0d00-\u0d7f ]|\u200c|\u200d)+$/)
      expect(inHindi(key)).toMatch(/^[\u0900-\u097f ]+$/)
    }
  })

  test('an unknown country keeps its name', () => {
    expect(inMalayalam('Nurses for Germany')).toBe('Nurses for Germany')
    expect(inMalayalam('constructor')).toBe('constructor')
  })

  test('lists are in alphabetical order, unknown ones last', () => {
    const names = ['Poland', 'Utopia', 'Germany', 'Italy', 'USA']
    expect(inAlphabet(names, (name) => name)).toEqual([
      'USA',
      'Italy',
      'Germany',
      'Poland',
      'Utopia',
    ])
  })

  test('English lists are in alphabetical order, whatever their letters’ case', () => {
    const names = ['USA', 'Poland', 'United Kingdom', 'dubai', 'Åland', 'Canada', 'Austria']
    expect(inEnglishOrder(names, (name) => name)).toEqual([
      'Åland',
      'Austria',
      'Canada',
      'dubai',
      'Poland',
      'United Kingdom',
      'USA',
    ])
  })

  test('a preview picture has the name in the language of its page, a category its own', () => {
    expect(withTitle(pageOf('country'), inMalayalam).subject?.title).toBe('ജർമ്മനി')
    expect(withTitle(pageOf('country'), (name) => name)).toEqual(pageOf('country'))
    expect(withTitle(pageOf('category'), inMalayalam)).toEqual(pageOf('category'))
  })
})
