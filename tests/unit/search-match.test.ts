// @vitest-environment node
import { expect, test } from 'vitest'
import { bestFirst, matcher } from '@/features/search/match'

test.each([
  ['germany', 'Germany'],
  ['GERMANY', 'germany'],
  ['many', 'Germany'],
  ['espana', 'España'],
  ['España', 'Espana'],
  ['malmo', 'Malmø'],
  ['lodz', 'Łódź'],
  ['strasse', 'Straße'],
  ['  nurse   germany ', 'Staff nurse in Germany'],
  ['germany nurse', 'Staff nurse in Germany'],
  ['കേരളം', 'നമ്മുടെ കേരളം'],
  ['c++', 'C and C++'],
  ['(ausbildung', 'Nursing trainee (Ausbildung)'],
  ['nurse', 'Nursing in Germany'],
  ['nurses', 'Nursing trainee'],
  ['caregiver', 'Home carer'],
  ['caregivers', 'Elder care'],
  ['welding', 'Pipe welder'],
  ['drivers', 'Driving in Poland'],
  ['jobs in germany', 'Germany'],
  ['visa for the uk', 'Work in the UK'],
  ['job', 'One job'],
  ['study in canada', 'Canada'],
  ['how to go to Canada', 'Canada'],
  ['work in germany', 'Germany'],
  ['student visa uk', 'UK'],
  ['germany nursing salary', 'Nursing in Germany'],
  ['study', 'Study abroad'],
  ['ജർമ്മനിയിൽ പഠിക്കാൻ', 'ജർമ്മനിയിൽ'],
  ['जर्मनी में काम', 'जर्मनी'],
  ['कनाडा में पढ़ाई', 'कनाडा'],
  ['कनाडा मे पढाई', 'कनाडा'],
  ['germny', 'Germany'],
  ['gremany', 'Germany'],
  ['germaany', 'Germany'],
  ['plumver', 'Plumber'],
  ['jermany', 'Germany'],
  ['bsc nursing', 'B.Sc. Nursing'],
  ['b.sc nursing', 'BSc Nursing'],
  ['b sc nursing', 'B.Sc. Nursing'],
  ['newzealand', 'New Zealand'],
  ['new-zealand', 'New Zealand'],
  ['fork lift', 'Forklift operator'],
  ['longhaul', 'Long-haul truck driver'],
  ['long haul', 'Long-haul truck driver'],
  ['mig-mag', 'MIG/MAG welder'],
  ['masters', 'Master’s degree'],
  ["master's", 'Master’s degree'],
])('“%s” finds “%s”', (keyword, text) => {
  expect(matcher(keyword)(text)).toBeGreaterThan(0)
})

test.each([
  ['germany france', 'Germany'],
  ['', 'Germany'],
  ['   ', 'Germany'],
  ['.*', 'Germany'],
  ['കോ', 'കേരളം'],
  ['job', 'Germany'],
  ['study', 'Germany'],
  ['welt', 'Weld'],
  ['intern', 'Intensive'],
  ['construction', 'Consultant'],
  ['austria', 'Australia'],
  ['iran', 'Iraq'],
  ['c++', 'Care'],
  ['inter', 'Work in terms'],
])('“%s” does not find “%s”', (keyword, text) => {
  expect(matcher(keyword)(text)).toBe(0)
})

test('the words may be in different fields', () => {
  expect(matcher('nurse b2')('Staff nurse', 'German B2')).toBeGreaterThan(0)
})

test('the word as typed comes first, then its other forms, in the order given', () => {
  const texts = ['Nursing trainee', 'Nurse', 'Cook', 'Nursing in Germany', 'Head nurse']
  const found = bestFirst(matcher('nurse'), texts, (text) => [text])
  expect(found.map(({ item }) => item)).toEqual([
    'Nurse',
    'Head nurse',
    'Nursing trainee',
    'Nursing in Germany',
  ])
})
