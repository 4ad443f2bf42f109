// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrubbed } from '@/lib/text/scrubbed'
import { holds } from './check'

const around = fc.string({ unit: 'grapheme', maxLength: 40 })

/** A phone number as people write it. */
const phone = fc
  .tuple(
    fc.constantFrom('', '+91 ', '0091-', '(0495) '),
    fc.stringMatching(/^[1-9]\d{4}$/),
    fc.constantFrom('', ' ', '-', '.'),
    fc.stringMatching(/^\d{5}$/),
  )
  .map((parts) => parts.join(''))

const token = fc.oneof(
  fc.stringMatching(/^eyJ[\w-]{10,30}\.[\w-]{20,60}\.[\w-]{20,43}$/),
  fc.stringMatching(/^[0-9a-f]{24}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{30,60}[A-Z][a-z]\d$/),
)

/** Typed text with letter pairs that none of our own words contain. */
const typed = fc.stringMatching(/^[A-Za-z]{3,12} zz[A-Za-z]{3,12}$/)
const base64 = fc.stringMatching(/^[A-Za-z0-9+/]{8,80}$/)
const query = fc.stringMatching(/^zz[A-Za-z%2-9]{3,20}$/)

const asIs = (each: string) => each

const secrets: [string, fc.Arbitrary<string>, (each: string) => string][] = [
  ['e-mail address', fc.emailAddress(), asIs],
  ['phone number', phone, asIs],
  ['token and no id', token, asIs],
  ['query', query, (each) => `https://uru.example/search?q=${each}`],
  ['query of a path', query, (each) => `/search/?a=1&b=${each}`],
  ['fragment', query, (each) => `/plan#${each}`],
  ['data address', base64, (each) => `data:image/png;base64,${each}`],
  ['word in quotes', typed, (each) => `"${each}"`],
  ['word in single quotes', typed, (each) => `'${each}'`],
  ['word in curly quotes', typed, (each) => `“${each}”`],
  ['word in back quotes', typed, (each) => `\`${each}\``],
  ['word in angled quotes', typed, (each) => `«${each}»`],
]

test.each(secrets)('no %s survives, whatever is around it', async (_, secret, shown) => {
  await holds([secret, around, around], (each, before, after) => {
    expect(scrubbed(`${before} ${shown(each)} ${after}`)).not.toContain(each)
  })
})

test.each([
  [
    'TypeError: Cannot read properties of undefined',
    'TypeError: Cannot read properties of undefined',
  ],
  [
    'Failed to fetch dynamically imported module: https://uru.example/assets/your-plans-cWf8NqiP.js?again=1',
    'Failed to fetch dynamically imported module: your-plans-cWf8NqiP.js',
  ],
  [
    `Unexpected token 'A', "Arun Nair, 98470 12345" is not valid JSON`,
    'Unexpected token [words] is not valid JSON',
  ],
  ['API call failed: server (503)', 'API call failed: server (503)'],
  ['No user arun@example.com with +91 98470-12345', 'No user [e-mail] with +[number]'],
  ['At /dashboard/admin/create-category', 'At /dashboard/admin/create-category'],
])('what helps debugging stays: %s', (text, left) => {
  expect(scrubbed(text)).toBe(left)
})
