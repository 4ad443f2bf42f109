import { describe, expect, test } from 'vitest'
import { ApiError, isApiError, messageIn, messageOf } from '@/lib/api/errors'

describe('messageIn', () => {
  test.each([
    [{ msg: 'a', message: 'b', error: 'c' }, 'a'],
    [{ message: 'b', error: 'c' }, 'b'],
    [{ error: 'c' }, 'c'],
    [{ msg: '', message: 'b' }, 'b'],
    [{ msg: '   ', message: 'b' }, 'b'],
    [{ msg: 7, message: { text: 'x' }, error: 'c' }, 'c'],
  ])('finds the words in %j', (body, words) => {
    expect(messageIn(body)).toBe(words)
  })

  test.each([
    [null],
    [undefined],
    ['<html>Bad gateway</html>'],
    [{}],
    [{ error: { code: 11000 } }],
    [['msg']],
    [{ message: 'x'.repeat(301) }],
    [Object.create({ msg: 'inherited' })],
  ])('finds none in %j', (body) => {
    expect(messageIn(body)).toBeUndefined()
  })
})

describe('messageOf', () => {
  test("prefers the server's words", () => {
    const error = new ApiError('refused', { status: 400, serverMessage: 'Too late' })
    expect(messageOf(error, 'Fallback')).toBe('Too late')
  })

  test.each([[new ApiError('unreachable')], [new Error('secret detail')], ['text'], [undefined]])(
    'falls back for %s',
    (error) => {
      expect(messageOf(error, 'Fallback')).toBe('Fallback')
    },
  )
})

test('isApiError tells the kinds apart', () => {
  const error = new ApiError('denied', { status: 403 })
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, 'denied', 'server')).toBe(true)
  expect(isApiError(error, 'server')).toBe(false)
  expect(isApiError(new Error('denied'))).toBe(false)
})
