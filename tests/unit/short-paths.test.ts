import { expect, test } from 'vitest'
import { shortPaths } from '#site/pages/short-paths.ts'

test.each([
  ['M84 134q-0.7280000000000002 15.6 0 26h-2.548', 'M84 134q-0.73 15.6 0 26h-2.548'],
  ['M33 54q-3.5 4-2.8000000000000003 10z', 'M33 54q-3.5 4-2.8 10z'],
  ['M5-0.0010000000000000002 3', 'M5-0 3'],
  ['M1.125.625a1 1 0 011.125.5', 'M1.125.625a1 1 0 011.125.5'],
])('the path %s is written as %s', (path, short) => {
  expect(shortPaths(`<svg><path d="${path}"></path></svg>`)).toBe(
    `<svg><path d="${short}"></path></svg>`,
  )
})

test('what is no path stays as it is', () => {
  const markup = '<p id="1.23456789">π is 3.14159265</p>'
  expect(shortPaths(markup)).toBe(markup)
})
