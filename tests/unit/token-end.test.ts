import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { endOfToken, noteAnswered, seemsEnded } from '@/lib/api/token-end'
import { newToken } from '../local-api/guards'
import { anyText } from './properties/bodies'
import { holds } from './properties/check'

beforeEach(() => window.localStorage.clear())

test('a JWT has an end, any other text has none and throws nothing', async () => {
  const { token, ends } = newToken('member', 60)
  expect(endOfToken(token)).toBe(ends)
  await holds(
    [
      fc.oneof(
        anyText,
        fc.array(anyText).map((parts) => parts.join('.')),
      ),
    ],
    (text) => {
      expect(endOfToken(text)).toBeNull()
    },
  )
})

test.each(['null', '7', '"exp"', '{}', '{"exp":"soon"}', '{"exp":null}', '[1]', '{"exp":1e999}'])(
  'the claims %s contain no end',
  (claims) => {
    expect(endOfToken(`a.${Buffer.from(claims).toString('base64url')}.c`)).toBeNull()
  },
)

test('a token seems expired after its end, unless the server has answered it since', () => {
  const { token: fresh } = newToken('member', 60)
  const { token: old } = newToken('member', -60)
  const { token: older } = newToken('member', -120)
  expect([fresh, old, older].map(seemsEnded)).toEqual([false, true, true])
  noteAnswered(old)
  expect([fresh, old, older].map(seemsEnded)).toEqual([false, false, true])
})
