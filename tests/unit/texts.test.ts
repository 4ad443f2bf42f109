// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@/content/facts/company'
import { languages } from '@/lib/navigation/languages'
import { shownTexts, textsIn } from '../tools/texts'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name))

const read = (file: string) => readFileSync(file, 'utf8')

const shownIn = (code: string) => shownTexts('x.tsx', code).map(({ line, text }) => [line, text])

test('every text that a page shows or announces is in the content', () => {
  const faults = filesBelow('src')
    .filter((file) => !file.startsWith('src/content/'))
    .flatMap((file) =>
      shownTexts(file, read(file)).map(({ line, text }) => `${file}:${line}: ${text}`),
    )
  expect(faults).toEqual([])
})

test.each([
  ['<p>Try again</p>', 'Try again'],
  ['<p>\n {x} kB\n</p>', 'kB'],
  ['<p>{"Try"}</p>', 'Try'],
  ['<p>{busy ? a : "Send"}</p>', 'Send'],
  ['<p>{busy && `${a} sent`}</p>', 'sent'],
  ['<>Hello</>', 'Hello'],
  ['<p>{name + " sent"}</p>', 'sent'],
  ['<p aria-label="Main" />', 'Main'],
  ['<img alt={`Photo of ${name}`} />', 'Photo of'],
  ['<input placeholder={on ? "Yes" : no} />', 'Yes'],
  ['<Spinner label="Loading" />', 'Loading'],
  ['notify.error("Failed")', 'Failed'],
  ['messageOf(error, "Failed")', 'Failed'],
  ['document.title = "Home"', 'Home'],
])('a text is found in the code: %s', (code, text) => {
  expect(shownIn(`// A comment.\nconst x = ${code}`).map(([, found]) => found)).toEqual([text])
})

test.each([
  '<p className="lede" id={`${id}-hint`}>{words.text}</p>',
  '<p>{state === "busy" ? words.busy : words.send}</p>',
  '<p>{label}: {value} · 2</p>',
  '<p>{step === "email" && words.email}</p>',
  '<Icon name="chat" size={20} />',
  'notify.success(words.done)',
  'throw new Error("The key is not set")',
])('no text of a page: %s', (code) => {
  expect(shownIn(code)).toEqual([])
})

test('a text is reported with its line', () => {
  expect(shownIn('const a = 1\nconst b = <p>Two words</p>')).toEqual([[2, 'Two words']])
})

/** Patterns of facts, which no language may state differently. */
const FACTS = {
  'an amount': /₹\s?\d|\bRs\.? ?\d|\d ?%/,
  'a number of days': /\b\d+ (?:working )?days?\b|\d+ (?:പ്രവൃത്തി ?)?ദിവസ|\d+ (?:कामकाजी )?दिन/,
  'a year': /\b(?:19|20)\d\d\b/,
  'a phone number': /\+\d{2}|(?:\d[\d ]{6,}\d)/,
  'an e-mail address': /[\w.]@[\w-]+\.\w/,
  'an address': /https?:|\bwww\.|^\/\w/,
} as const

/** Sentences that may contain a fact. */
const SAID = [
  // The name of a law.
  'Digital Personal Data Protection Act, 2023',
  // The rule of the Schengen countries, which no setting of ours can change.
  'up to 90 days in any 180 days',
  '180 ദിവസമെടുത്താലും അതിൽ 90 ദിവസം വരെ',
  '180 दिनों में 90 दिन तक',
  // The choices of how far back the list of users goes.
  'Last 7 days',
  'Last 30 days',
  // The same choices in the name of an exported file.
  'last-7-days',
  'last-30-days',
  // An example address, for readers who typed an invalid one.
  'name@example.com',
]

test.each(languages)('the words in $name contain no price, number, address or date', ({ code }) => {
  const faults = filesBelow(`src/content/${code}`).flatMap((file) =>
    textsIn(file, read(file)).flatMap(({ line, text }) => {
      const rest = SAID.reduce((left, said) => left.replace(said, ''), text)
      const kind = Object.entries(FACTS).find(([, pattern]) => pattern.test(rest))?.[0]
      return kind ? [`${file}:${line}: ${kind}: ${text}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test.each([
  ['Only ₹999 a year', 'an amount'],
  ['40% off', 'an amount'],
  ['within 7 working days', 'a number of days'],
  ['7 പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ', 'a number of days'],
  ['7 कामकाजी दिनों के अंदर', 'a number of days'],
  ['Written on 20 November 2026', 'a year'],
  ['Call +91 495 000 0000', 'a phone number'],
  ['hello@uru-overseas.example', 'an e-mail address'],
  ['https://www.mca.gov.in/', 'an address'],
  ['/services', 'an address'],
])('%s contains %s', (text, kind) => {
  expect(Object.entries(FACTS).find(([, pattern]) => pattern.test(text))?.[0]).toBe(kind)
})

/** Lines of facts that are as long as a sentence. */
const NO_SENTENCES = new Set([
  // Names and a postal address are the same in every language.
  company.name,
  company.shortName,
  ...company.addressLines,
  // A name that the API may use for a country.
  'united states of america',
])

/**
 * Files without translated words: for the operator and the build, not for readers; English names of countries;
 * and the offer of a language, which each language makes in its own words on the pages of the others.
 */
const NO_WORDS = /\/(?:before-launch|country-spellings|country-table|language-offer)\.ts$/

const isSentence = (text: string) =>
  !NO_SENTENCES.has(text) && text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length >= 4

test('the facts contain no sentence, because each language would have to translate it', () => {
  const faults = filesBelow('src/content/facts')
    .filter((file) => !NO_WORDS.test(file))
    .flatMap((file) =>
      textsIn(file, read(file))
        .filter(({ text }) => isSentence(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    )
  expect(faults).toEqual([])
})

const textsOf = (folder: string) =>
  filesBelow(folder).flatMap((file) => textsIn(file, read(file)).map(({ text }) => text))

test('words and facts are read at all', () => {
  expect(textsOf('src/content/en')).toContain('Try again')
  expect(textsOf('src/content/facts')).toContain(company.name)
})
