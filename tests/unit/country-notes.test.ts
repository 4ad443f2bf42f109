// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { studyCountries, immigrationCountries, jobCountries } from '@/content/facts/enquiry-options'
import { immigrationRoutes } from '@/content/facts/immigration'
import { jobRequirements } from '@/content/facts/jobs'
import { knownCountry } from '@/content/facts/known-country'
import { namesOneOf } from '@/content/facts/named-countries'
import { papers, papersFor } from '@/content/facts/papers'
import { studyNotes } from '@/content/facts/study'
import { visitCountries } from '@/content/facts/visit-countries'
import { countryNotes } from '@/entities/country/country-notes'
import { studyPapers } from '@/words/study-papers'
import { visitPapers } from '@/words/visit-papers'
import { scenes } from '@/components/art/scenes-world'

test.each([
  ['USA', 'united states'],
  ['the U.S.A.', 'united states'],
  ['United States', 'united states'],
  ['UK', 'united kingdom'],
  [' south  korea ', 'south korea'],
  ['Czechia', 'czech republic'],
  ['Atlantis', undefined],
  ['', undefined],
])('“%s” is %s', (name, key) => {
  expect(knownCountry(name)).toBe(key)
})

test('every country that words, forms and drawings mention is in content/facts/countries.ts', () => {
  const names: string[] = [
    ...[...studyNotes, ...jobRequirements, ...immigrationRoutes].map(({ country }) => country),
    ...visitCountries.map(({ name }) => name),
    ...studyCountries,
    ...jobCountries,
    ...immigrationCountries,
    ...scenes.keys(),
  ]
  expect(names.filter((name) => knownCountry(name) === undefined)).toEqual([])
})

describe('what a text names', () => {
  test.each([
    ['Nursing in Germany', 'Germany', true],
    ['Nurses (DEUTSCHLAND)', 'Germany', true],
    ['German courses', 'Germany', false],
    ['Drivers in Dubai', 'United Arab Emirates', true],
    ['Jobs in the U.S.', 'USA', true],
    ['Jobs in the US', 'United States', true],
    ['Ask us', 'United States', false],
    ['Cooks for South America', 'United States', false],
    ['Care in Germany and Austria', 'Austria', true],
    ['Teachers for Papua New Guinea', 'Papua New Guinea', true],
    ['Northern Ireland', 'Ireland', false],
    ['Northern Ireland', 'United Kingdom', true],
    ['Work in Atlantis', 'Atlantis', true],
    ['Anything', '', false],
    ['Anything', '–', false],
  ])('“%s” and %s: %s', (text, country, is) => {
    expect(namesOneOf([country])(text)).toBe(is)
  })
})

describe('what the content knows', () => {
  test('of Germany: study, work, visit and routes to stay', () => {
    const { study, work, visit, routes } = countryNotes('Deutschland')
    expect(study?.officialBody).toBe('German Missions in India')
    expect(work?.route).toContain('EU Blue Card')
    expect(visit?.status).toBe('Open')
    expect(routes.map(({ kind }) => kind)).toEqual(['Skilled', 'Family', 'Study to work'])
  })

  test('of the United States by any of its names', () => {
    const notes = countryNotes('United States of America')
    expect(notes).toEqual(countryNotes('USA'))
    expect(notes.study?.points.join()).toContain('I-20')
    expect(notes.work).toBeUndefined()
  })

  test('of a country that no text mentions: nothing', () => {
    for (const name of ['Latvia', 'Atlantis', '']) {
      const { study, work, visit, routes, adviser } = countryNotes(name)
      expect([study, work, visit, ...routes, adviser].filter(Boolean)).toEqual([])
    }
  })
})

test('a country asks for the usual papers first, and then for its own', () => {
  expect(papersFor('study', 'germany')).toEqual([...papers.study, 'germany-aps'])
  expect(papersFor('study')).toEqual(papers.study)
  expect(papersFor('visit', 'germany')).toEqual(papers.visit)
})

test('the service pages list the papers of the facts, in their order', () => {
  expect(Object.keys(studyPapers)).toEqual(papers.study)
  expect(Object.keys(visitPapers)).toEqual(papers.visit)
})

test('a country to visit says whether the site has anything else about it', () => {
  for (const { name, isVisitOnly = false } of visitCountries) {
    const { study, work, routes } = countryNotes(name)
    expect([name, isVisitOnly]).toEqual([name, !study && !work && routes.length === 0])
  }
})
