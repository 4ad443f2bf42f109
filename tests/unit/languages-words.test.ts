// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { glossary as hindi } from '@/content/hi/glossary'
import { glossary as malayalam } from '@/content/ml/glossary'
import { plan } from '@/content/ml/plan'
import { latinIn } from '../samples/latin-terms'
import { textsIn } from '../tools/texts'

/** Ids among the words: of pages, purposes, terms, languages, and names of saved files. */
const IDS = new Set([
  'home',
  'services',
  'contact',
  'yourData',
  'visit',
  'visa',
  'plan',
  'money',
  'subscription',
  'filing',
  'filingOnReferralPage',
  'ml-IN',
  'hi-IN',
])

const textsOf = (code: string) =>
  readdirSync(`src/content/${code}`)
    .filter((file) => file !== 'glossary.ts')
    .flatMap((file) => {
      const path = `src/content/${code}/${file}`
      return (
        textsIn(path, readFileSync(path, 'utf8'))
          .filter(({ text }) => !IDS.has(text))
          // A line break in a template.
          .map(({ line, text }) => ({ at: `${path}:${line}`, text: text.replaceAll('\\n', ' ') }))
      )
    })

/** Spellings of other keyboards, which our words avoid so that a search finds them and they look alike. */
const OTHER_SIGNS = {
  ml: /[ണനരലളക]്\u200d|ന്‍റ|ൻറ/u,
  hi: /[\u0958-\u095f]/u,
} as const

/** Forms of requests that the glossaries do not use; “X-ലാണ് Y-ുക” is not a request. */
const OTHER_FORMS = {
  ml: /(?<!ത|ാണ് \S*)ുക\./u,
  hi: /ीजिए|ाइए|(?:पूछ|लिख|देख|चुन|रख|पढ़)िए|करो(?![\p{L}\p{M}])/u,
} as const

describe.each([
  { code: 'ml', glossary: malayalam, script: /\p{Script=Malayalam}/u },
  { code: 'hi', glossary: hindi, script: /\p{Script=Devanagari}/u },
] as const)('the words in $code', ({ code, glossary, script }) => {
  const texts = textsOf(code)

  test('are read at all', () => {
    expect(texts.filter(({ text }) => script.test(text)).length).toBeGreaterThan(1500)
  })

  test('have no word in Latin letters except names and official terms', () => {
    const left = texts.flatMap(({ at, text }) => latinIn(text).map((word) => `${at}: ${word}`))
    expect(left).toEqual([])
  })

  test.each(glossary.flatMap(({ word, avoid = [] }) => avoid.map((other) => ({ word, other }))))(
    'say $word and never $other',
    ({ other }) => {
      const found = texts
        .filter(({ text }) => text.includes(other))
        .map(({ at, text }) => `${at}: ${text}`)
      expect(found).toEqual([])
    },
  )

  test('use one form for requests', () => {
    const found = texts.filter(({ text }) => OTHER_FORMS[code].test(text))
    expect(found.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('are written with the characters that today’s keyboards write', () => {
    const found = texts.filter(
      ({ text }) => OTHER_SIGNS[code].test(text) || text !== text.normalize('NFC'),
    )
    expect(found.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })
})

test.each([
  ['ആദ്യം form പൂരിപ്പിക്കൂ', ['form']],
  ['OTP-യും WhatsApp-ഉം', []],
  ['Letter of Acceptance (DLI)', []],
  ['Home', ['Home']],
  ['UKraine', ['UKraine']],
])('%s', (text, left) => {
  expect(latinIn(text)).toEqual(left)
})

test('no line ends between a figure or a Latin word and its Malayalam suffix', () => {
  expect(plan.steps.by('14')).toBe('14-\u2060നകം')
})
