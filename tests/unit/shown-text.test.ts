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

test.each([
  ['{"token":"abc', 'auth'],
  ['abc', 'auth'],
  ['"abc"', 'auth'],
  ['["abc"]', 'auth'],
  ['{"token":"eyJhbGciOiJI.eyJpZCI6IjEi.c2ln', 'auth-old'],
  ['Bearer eyJhbGciOiJI.eyJpZCI6IjEi.c2ln', 'other'],
  ['see eyJhbGciOiJI.eyJp', 'other'],
  ['{"note":"eyJhbGciOiJI.eyJpZCI6IjEi.c2ln and more"}', 'other'],
  ['{"token":"abc', 'other'],
  ["{token: 'abc', password=abc}", 'other'],
])('a secret is hidden in a text that is not whole: %s as %s', (text, key) => {
  const [line = ''] = shownText(text, '(hidden)', key)
  expect(line).toContain('(hidden)')
  expect(line).not.toMatch(/abc|eyJ/)
})

test('beside a secret, the rest of a text is shown', () => {
  expect(shownText('Bearer eyJhbGciOiJI.eyJpZCI6IjEi.c2ln, since May', '(hidden)')).toEqual([
    'Bearer (hidden), since May',
  ])
  expect(shownText('{"user":{"name":"Anu"},"token":"t"}', '(hidden)', 'auth')).toEqual([
    'user › name: Anu',
    'token: (hidden)',
  ])
})

test('a key is known in its own storage alone', () => {
  expect(storedThingOf('auth', true)).toBe('login')
  expect(storedThingOf('auth', false)).toBeUndefined()
  expect(storedThingOf('payment:7', true)).toBe('payment')
  expect(storedThingOf('author', true)).toBeUndefined()
})
