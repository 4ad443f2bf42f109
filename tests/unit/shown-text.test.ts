// @vitest-environment node
import { expect, test } from 'vitest'
import { storedThingOf } from '@/content/facts/stored-things'
import { shownText } from '@/pages/public/your-data-page/shown-text'

const shown = (value: unknown) => shownText(JSON.stringify(value), '(hidden)')

test('shows a line for each value, with its path in the record', () => {
  expect(shown([{ name: 'Malta', price: 0, note: '' }])).toEqual([
    '1 › name: Malta',
    '1 › price: 0',
  ])
  expect(shownText('plain words', '(hidden)')).toEqual(['plain words'])
})

test.each([
  [{ token: 'abc' }],
  [{ user: { password: 'abc' } }],
  [{ otp: 'abc' }],
  ['eyJhbGciOiJI.eyJpZCI6IjEi.c2ln'],
  [{ anything: 'eyJhbGciOiJI.eyJpZCI6IjEi.c2ln' }],
])('a secret is hidden: %j', (value) => {
  expect(shown(value).join()).toMatch(/\(hidden\)$/)
})

test('a key is known in its own storage alone', () => {
  expect(storedThingOf('auth', true)).toBe('login')
  expect(storedThingOf('auth', false)).toBeUndefined()
  expect(storedThingOf('payment:7', true)).toBe('payment')
  expect(storedThingOf('author', true)).toBeUndefined()
})
