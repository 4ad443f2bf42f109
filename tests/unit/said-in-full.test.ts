// @vitest-environment node
import { expect, test } from 'vitest'
import { study as english } from '@/content/en/study'
import { study as hindi } from '@/content/hi/study'
import { study as malayalam } from '@/content/ml/study'

test.each([
  ['en', english],
  ['ml', malayalam],
  ['hi', hindi],
])('what a doctor needs to practise in India is all there, in %s', (_, { warning }) => {
  const line = warning.find((each) => each.includes('NEET'))
  // The entrance test, the study and its internship, the screening test, the internship in India, where to read it.
  expect(line).toMatch(/NEET.*\b54\b.*\b12\b.*FMGE.*NExT.*\b12\b.*nmc\.org\.in/)
})
