import { expect, test } from 'vitest'
import { isOfClosedPage } from '../tools/closed-page'

const late = {
  name: 'ReferenceError',
  message: 'window is not defined',
  stack:
    'ReferenceError: window is not defined\n    at Timeout.noteTop [as _onTimeout] (src/x.ts:31:28)\n    at listOnTimeout (node:internal/timers:581:17)',
}

test('a timer that fires after the tests’ page was closed fails no run', () => {
  expect(isOfClosedPage(late)).toBe(true)
})

test('code that needs a page where none is, and any other late error, fails a run', () => {
  expect(isOfClosedPage({ ...late, stack: 'at render (src/x.ts:1:1)' })).toBe(false)
  expect(isOfClosedPage({ ...late, message: 'top is not defined' })).toBe(false)
  expect(isOfClosedPage({ ...late, name: 'TypeError' })).toBe(false)
  expect(isOfClosedPage({})).toBe(false)
})
