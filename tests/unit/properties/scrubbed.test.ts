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
    fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      '/',
      ',',
      ', ',
      '_',
      '·',
      '–',
      '—',
      ' • ',
      '\u2011',
      '~',
      '%20',
    ),
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

const emailParts = fc
  .emailAddress()
  .map((each) => each.split('@'))
  .filter(([name = '']) => name.length > 3)

const asIs = (each: string) => each

const pairs: readonly [string, string][] = [
  ['“', '”'],
  ['„', '“'],
  ['‹', '›'],
  ['›', '‹'],
  ['＂', '＂'],
  ['＇', '＇'],
  ['‚', '‘'],
  ['「', '」'],
  ['´', '´'],
  ['〝', '〟'],
]

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
  ...pairs.map(([before, after]): (typeof secrets)[number] => [
    `word in ${before} and ${after}`,
    typed,
    (each) => `${before}${each}${after}`,
  ]),
  ['login', fc.stringMatching(/^zz[a-z]{2,4}\.[\w.-]{8,20}$/), (each) => `Bearer ${each}`],
  ['password', fc.stringMatching(/^zz[a-z2-9]{4,20}$/), (each) => `password=${each}`],
  ['invite code', fc.stringMatching(/^ZZ[A-Z2-9]{4,9}$/), (each) => ` /register/${each} `],
]

test.each(secrets)('no %s survives, whatever is around it', async (_, secret, shown) => {
  await holds([secret, around, around], (each, before, after) => {
    expect(scrubbed(`${before} ${shown(each)} ${after}`)).not.toContain(each)
  })
})

test.each([' @ ', '%40', '%2540', '＠', ' ＠'])(
  'no e-mail address survives that is written with %j',
  async (at) => {
    await holds([emailParts, around, around], ([name = '', host = ''], before, after) => {
      const left = scrubbed(`${before} ${name}${at}${host} ${after}`)
      expect(left).not.toContain(host)
      expect(left).not.toContain(name)
    })
  },
)

/** What engines say of a value without quotation marks. */
test.each([
  [
    'TypeError: URL constructor: Anu Thomas is not a valid URL.',
    'TypeError: URL constructor: [words] is not a valid URL.',
  ],
  [
    'TypeError: Location.href setter: http://Anu: Thomas is not a valid URL.',
    'TypeError: Location.href setter: [words] is not a valid URL.',
  ],
  [
    'TypeError: Window.fetch: https://Anu Thomas is not a valid URL.',
    'TypeError: Window.fetch: [words] is not a valid URL.',
  ],
  [
    "TypeError: Failed to execute 'fetch' on 'Window': Failed to parse URL from https://Anu Thomas/",
    'TypeError: Failed to execute [words]: Failed to parse URL from [words]',
  ],
  [
    'TypeError: Headers.append: Anu Thomas is an invalid header value.',
    'TypeError: Headers.append: [words] is an invalid header value.',
  ],
  [
    "DataCloneError: Failed to execute 'put' on 'IDBObjectStore': Anu Thomas could not be cloned.",
    'DataCloneError: [words] could not be cloned.',
  ],
  [
    'DataCloneError: The object could not be cloned.',
    'DataCloneError: [words] could not be cloned.',
  ],
  [
    "TypeError: Cannot use 'in' operator to search for 'length' in Anu Thomas",
    'TypeError: Cannot use [words] operator to search for [words]',
  ],
  [
    'TypeError: Iterator value Anu Thomas is not an entry object',
    'TypeError: Iterator value [words]',
  ],
  [
    'TypeError: Promise resolver Anu Thomas is not a function',
    'TypeError: [words] is not a function',
  ],
  [
    'TypeError: Method Map.prototype.get called on incompatible receiver Anu Thomas',
    'TypeError: Method Map.prototype.get called on incompatible receiver [words]',
  ],
  ['SyntaxError: Cannot convert Anu Thomas to a BigInt', 'SyntaxError: [words] to a BigInt'],
  [
    'SyntaxError: Invalid regular expression: /Anu Thomas(/: Unterminated group',
    'SyntaxError: Invalid regular expression: [words]',
  ],
  ['TypeError: Anu Thomas is not a function', 'TypeError: [words] is not a function'],
  ['TypeError: Anu, Thomas is not iterable', 'TypeError: [words] is not iterable'],
])('a value without quotation marks is left out: %s', (text, left) => {
  expect(scrubbed(text)).toBe(left)
})

test.each([
  'a',
  '1',
  ' ',
  '@',
  'a@',
  ' @',
  '"',
  "'",
  ': ',
  '-',
  '/register/',
  'http://',
  '1 ',
  '1----',
  'eyJ',
  '%40',
  'a.b: ',
  'Bearer ',
  'Cannot convert ',
  'Iterator value ',
  'Invalid regular expression: /',
  ' is not a valid URL',
  'x is not ',
])('a text full of %j is read quickly', (part) => {
  const text = part.repeat(2000).slice(0, 2000)
  const begun = process.cpuUsage()
  for (let times = 0; times < 20; times += 1) scrubbed(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
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
  ['No https://uru.example/register/ANU98470 there', 'No https://uru.example/register/:id there'],
  ['No /ml/register/ANU98470, nor /job/abc', 'No /ml/register/:id nor /job/:id'],
  ['GET /api/v1/country/getCountry: 404', 'GET /api/v1/country/getCountry: 404'],
  ['status 404', 'status 404'],
  ['Answer of 51200 bytes, at most 40000', 'Answer of 51200 bytes, at most 40000'],
  ['your-plans-cWf8NqiP.js:12:34567', 'your-plans-cWf8NqiP.js:12:34567'],
  ['t.items.map is not a function', 't.items.map is not a function'],
  ['undefined is not iterable', 'undefined is not iterable'],
  [
    '(intermediate value)(intermediate value).map is not a function',
    '(intermediate value)(intermediate value).map is not a function',
  ],
  ['Cannot convert undefined or null to object', 'Cannot convert undefined or null to object'],
  ['Invalid regular expression: missing /', 'Invalid regular expression: missing /'],
  [
    'JSON.parse: unexpected character at line 1 column 22',
    'JSON.parse: unexpected character at line 1 column 22',
  ],
  ['Unexpected token A in JSON at position 0', 'Unexpected token A in JSON at position 0'],
])('what helps debugging stays: %s', (text, left) => {
  expect(scrubbed(text)).toBe(left)
})
