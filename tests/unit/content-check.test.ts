// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { company } from '@/content/facts/company'
import { countryTable } from '@/content/facts/country-table'
import { countryNames as hindi } from '@/content/hi/countries'
import { countryNames as malayalam } from '@/content/ml/countries'
import { contentCheck, faultsIn } from '../../src/site/content/content-check'
import { type Exports, factFaults } from '../../src/site/content/facts-check'
import { idFaults, idPlaces, idsAt } from '../../src/site/content/ids-check'
import { wordFaults } from '../../src/site/content/words-check'
import { root } from '../tools/setup.mjs'

const countries = {
  ml: () => countryTable('ml', malayalam),
  hi: () => countryTable('hi', hindi),
}

test('facts and words of the site have no fault', async () => {
  expect(await faultsIn(root, countries)).toEqual([])
})

const facts = import.meta.glob<Exports>('/src/content/facts/*.ts', { eager: true })
const all = Object.fromEntries(
  Object.entries(facts).map(([file, exports]) => [
    file.replace('/src/content/facts/', ''),
    exports,
  ]),
)

const withFile = (file: string, exports: Exports) =>
  factFaults({ ...all, [file]: { ...all[file], ...exports } })

/** Another fact of a company that is a sample. */
const withCompany = (changes: object) =>
  withFile('company.ts', { company: { ...company, sample: true, ...changes } })

const hours = company.officeHours
const [phone] = company.phones

describe('a wrong fact is named, with what is there and what is expected', () => {
  test.each<[string, object, RegExp]>([
    [
      'hours with a colon',
      { officeHours: { ...hours, opens: '9:30' } },
      /^src\/content\/facts\/company\.ts: company\.officeHours\.opens must be a time before noon, with a dot, such as 9\.30\. It is "9:30"$/,
    ],
    [
      'hours of 24',
      { officeHours: { ...hours, closes: '17.30' } },
      /officeHours\.closes must be a time after noon, .* It is "17\.30"$/,
    ],
    [
      'a day that is none',
      { officeHours: { ...hours, days: [1, 8] } },
      /days, entry 2 must be one of/,
    ],
    ['no day', { officeHours: { ...hours, days: [] } }, /days must have at least one entry/],
    [
      'a number that no phone dials',
      { phones: [{ ...phone, tel: '0495 000 0000' }] },
      /company\.phones, entry 1, tel must be a plus sign and digits only.* It is "0495 000 0000"$/,
    ],
    [
      'a number that is not the one shown',
      { phones: [{ ...phone, display: '+91 495 111 1111', tel: '+914952222222' }] },
      /phones, entry 1, display must be the number that tel dials, .* It is .*"\+91 495 111 1111"/,
    ],
    ...['1234', '495 000 1234', 'Office', '0', '+910 495 000 1234'].map(
      (display): [string, object, RegExp] => [
        `"${display}" in place of the whole number`,
        { phones: [{ ...phone, display, tel: '+914950001234' }] },
        /^src\/content\/facts\/company\.ts: company\.phones, entry 1, display must be the number/,
      ],
    ),
    [
      'two numbers of one kind',
      { phones: [phone, phone] },
      /company\.phones must have each id only once/,
    ],
    ['no number at all', { phones: [] }, /company\.phones must have at least one entry/],
    [
      'a chat number without its country',
      { whatsAppNumber: '9847011223' },
      /must begin with the country code/,
    ],
    [
      'a page on http',
      { social: [{ name: 'Facebook', icon: 'facebook', url: 'http://facebook.com/uru' }] },
      /company\.social, entry 1, url must be a whole address that begins with https:\/\//,
    ],
    [
      'a page without its https',
      { social: [{ name: 'Facebook', icon: 'facebook', url: 'facebook.com/uru' }] },
      /social, entry 1, url must be a whole address/,
    ],
    [
      'a mail address that is none',
      { email: 'office(at)uru.example' },
      /email must be an e-mail address/,
    ],
    [
      'a short name that is none',
      { shortName: 'Malabar Education and Immigration' },
      /company\.shortName must be at most three words and 24 letters: the header shows it/,
    ],
    ['an empty name', { name: ' ' }, /company\.name must not be empty/],
    ['a name that was removed', { name: undefined }, /company\.name must be a text/],
  ])('%s', (_, changes, words) => {
    expect(withCompany(changes)).toEqual([expect.stringMatching(words)])
  })

  test.each(['+91 495 000 1234', '91-495-000-1234', '0495 000 1234'])(
    'a number that is shown as %s is whole',
    (display) => {
      expect(withCompany({ phones: [{ ...phone, display, tel: '+914950001234' }] })).toEqual([])
    },
  )

  test('a fact that is missing', () => {
    const { email: _, ...rest } = company
    expect(withFile('company.ts', { company: rest })).toEqual([
      'src/content/facts/company.ts: company.email is missing',
    ])
  })

  test.each(['30-11-2026', '2026-02-30', '2026-11-31', '2026-9-1', '30/11/2026', 'soon'])(
    'the day %s, which is none',
    (day) => {
      expect(withFile('policy.ts', { policyWrittenOn: day })).toEqual([
        `src/content/facts/policy.ts: policyWrittenOn must be a day of the calendar as year-month-day, such as 2026-11-30. It is "${day}"`,
      ])
    },
  )

  test.each<[string, Exports, string]>([
    ['about.ts', { cybercrimeUrl: 'cybercrime.gov.in' }, 'cybercrimeUrl must be a whole address'],
    [
      'official-help.ts',
      { lookUpPlaces: { madad: 'http://madad.gov.in/' } },
      'lookUpPlaces.madad must be',
    ],
    [
      'official-help.ts',
      { helplines: { pbsk: [{ tel: '1800 11 3090' }] } },
      'helplines.pbsk, entry 1, tel must be',
    ],
    [
      'premium.ts',
      { premiumPrice: { priceRupees: '999', originalPaise: 1, offPercent: 40 } },
      'premiumPrice.priceRupees must be a number',
    ],
    [
      'advisers.ts',
      { advisers: [{ country: 'Ireland', name: 'A', licence: '1' }] },
      'advisers, entry 1, country must be one of',
    ],
  ])('in %s', (file, exports, words) => {
    expect(withFile(file, exports)).toEqual([expect.stringContaining(`${file}: ${words}`)])
  })
})

test('every fault is named at once', () => {
  expect(
    withCompany({ name: '', email: '', officeHours: { ...hours, opens: '9:30' } }),
  ).toHaveLength(3)
})

const real = {
  sample: false,
  name: 'Malabar Overseas',
  phones: [{ id: 'office', display: '+91 495 271 1234', tel: '+914952711234' }],
  whatsAppNumber: '919847011223',
  email: 'office@malabar-overseas.in',
  addressLines: ['2 Beach Road', 'Kozhikode 673001'],
  social: [],
  registrations: [{ id: 'gst', value: '32AABCU9603R1ZM' }],
}

test('a company that is no sample any more may have lists without entries, but no invented facts', () => {
  const noAdvisers = { ...all, 'advisers.ts': { advisers: [] } }
  const faultsAt = (changes: object) =>
    factFaults({ ...noAdvisers, 'company.ts': { company: { ...company, ...real, ...changes } } })
  expect(faultsAt({})).toEqual([])
  const round = {
    phones: [{ id: 'office', display: '0495 200 0000', tel: '+914952000000' }],
    whatsAppNumber: '919000000000',
    registrations: [{ id: 'gst', value: '32AABCU0000000M' }],
  }
  expect(faultsAt(round)).toEqual([])
  const invented = {
    phones: [
      { id: 'office', display: '+91 495 000 0000', tel: '+914950000000' },
      { id: 'mobile', display: '+91 00000 00000', tel: '+910000000000' },
    ],
    whatsAppNumber: '910000000000',
    email: 'hello@malabar.example',
    social: [{ name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' }],
  }
  expect(faultsAt(invented)).toEqual([
    expect.stringContaining('company.phones, entry 1, tel is still a sample'),
    expect.stringContaining('company.phones, entry 2, tel is still a sample'),
    expect.stringContaining('company.whatsAppNumber is still a sample'),
    'src/content/facts/company.ts: company.email is still a sample, but company.sample is false. It is "hello@malabar.example"',
    expect.stringContaining('company.social, entry 1, url is still a sample'),
  ])
  const adviser = { country: 'Canada', name: 'Sample', licence: 'R123456' }
  const withAdviser = { ...all, 'advisers.ts': { advisers: [adviser] } }
  expect(
    factFaults({ ...withAdviser, 'company.ts': { company: { ...company, ...real } } }),
  ).toEqual([expect.stringContaining('advisers, entry 1, name is still a sample')])
})

const english = {
  'about.ts': { about: { heading: 'About', points: ['One', 'Two'], by: () => '' } },
}

const inHindi = (about: object) => wordFaults(english, { hi: { 'about.ts': { about } } })

test('words that one language lacks, has in excess or left empty are named', () => {
  const whole = { heading: 'परिचय', points: ['एक', 'दो'], by: () => '' }
  expect(inHindi(whole)).toEqual([])
  expect(inHindi({ ...whole, heading: '', points: ['एक'], more: 'और' })).toEqual([
    'src/content/hi/about.ts: about.heading is an empty text; English has a text',
    'src/content/hi/about.ts: about.points.1 is missing; English has a text',
    'src/content/hi/about.ts: about.more is not in English',
  ])
  expect(wordFaults(english, { hi: {} })).toEqual([
    'src/content/hi/about.ts is missing; src/content/en/about.ts is there',
  ])
})

test('a list of words that a page needs is not empty', () => {
  expect(wordFaults({ 'about.ts': { about: { points: [] } } }, {})).toEqual([
    'src/content/en/about.ts: about.points must have at least one entry',
  ])
  expect(wordFaults({ 'premium.ts': { premium: { faq: [] } } }, {})).toEqual([])
})

/** A copy of the project with one file of src changed. */
function copyWith(file: string, edit: (code: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const room of ['content', 'lib', 'site'])
    cpSync(join('src', room), join(folder, 'src', room), { recursive: true })
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name))
  change(folder, file, edit)
  return folder
}

function change(folder: string, file: string, edit: (code: string) => string) {
  const path = join(folder, 'src', file)
  const code = readFileSync(path, 'utf8')
  const changed = edit(code)
  expect(changed).not.toBe(code)
  writeFileSync(path, changed)
}

/** What a build of that copy says; it would fail in another way if it began to build. */
const buildOf = async (folder: string) =>
  (
    await createBuilder({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      builder: {},
      plugins: [contentCheck(folder, countries)],
    })
  ).buildApp()

test('a build with a wrong fact ends before it begins, in plain words and without a stack', async () => {
  const folder = copyWith('content/facts/company.ts', (code) =>
    code.replace(/opens: '[^']*'/, "opens: '9:30'"),
  )
  const error: unknown = await buildOf(folder).catch((thrown: unknown) => thrown)
  const words =
    'Nothing was built: src/content has one fault.\n  src/content/facts/company.ts: company.officeHours.opens must be a time before noon, with a dot, such as 9.30. It is "9:30"'
  expect(error).toMatchObject({ message: words, stack: words })
})

const withoutHeading = (code: string) => code.replace(/^ {2}heading: .*$/m, '')

test.each([
  [
    'has not this sentence',
    withoutHeading,
    /src\/content\/ml\/verify\.ts: verify\.heading is missing; English has a text$/,
  ],
  [
    'cannot be read',
    (code: string) => code.replace('companyWords.legalBanner', 'companyWords.not.there'),
    /src\/content\/ml\/verify\.ts cannot be read: .*there/,
  ],
])('a build ends before it begins where one language %s', async (_, edit, words) => {
  await expect(buildOf(copyWith('content/ml/verify.ts', edit))).rejects.toThrow(words)
})

test('a build ends before it begins where a fact has an id without words, and names it in each language', async () => {
  const folder = copyWith('content/facts/plan-steps.ts', (code) =>
    code.replace(
      "'choose-course', weeks(2, 6), [], 'you'",
      "'choose-town', weeks(2, 6), [], 'parents'",
    ),
  )
  const build = buildOf(folder)
  for (const code of ['en', 'ml', 'hi']) {
    for (const line of [
      `src/content/${code}/plan-steps.ts: planStepWords.choose-town is missing; src/content/facts/plan-steps.ts has "choose-town" in planSteps`,
      `src/content/${code}/plan-deciders.ts: planDeciders.parents is missing; src/content/facts/plan-steps.ts has "parents" in planSteps`,
    ])
      await expect(build).rejects.toThrow(line)
  }
  await expect(build).rejects.toThrow('src/content has 6 faults.')
})

/** Lists that the owner may empty. */
const mayBeEmpty = /^(?:advisers|testimonials|company\.registrations)\./

test.each(idPlaces.filter(([, ids]) => !mayBeEmpty.test(ids)))(
  'the facts of %s have ids at %s',
  (file, ids) => {
    expect(idsAt(all[file], ids)).not.toEqual([])
  },
)

test('a new person who advises, on a country without a name in any language, is named', () => {
  const advisers = [{ country: 'Ireland', name: 'A. Menon', licence: 'R1' }]
  const missing = {
    facts: { 'advisers.ts': { advisers } },
    words: { 'countries.ts': { countryNames: {} } },
  }
  expect(idFaults(missing.facts, missing.words, { hi: missing.words })).toEqual(
    ['en', 'hi'].map(
      (code) =>
        `src/content/${code}/countries.ts: countryNames.Ireland is missing; src/content/facts/advisers.ts has "Ireland" in advisers`,
    ),
  )
})

test('a build reads the words of another language too, and none of a folder that is no language', async () => {
  const folder = copyWith('lib/navigation/languages.ts', (code) =>
    code.replace(/^\] as const/m, "{ code: 'kn', tag: 'kn-IN', name: 'ಕನ್ನಡ', prefix: '/kn' },\n$&"),
  )
  for (const code of ['kn', 'ta'])
    cpSync('src/content/hi', join(folder, 'src/content', code), { recursive: true })
  change(folder, 'content/kn/verify.ts', withoutHeading)
  change(folder, 'content/ta/verify.ts', (code) => code.replace('companyWords.', 'not.'))
  await expect(buildOf(folder)).rejects.toThrow(
    /has one fault\.\n {2}src\/content\/kn\/verify\.ts: verify\.heading is missing; English has a text$/,
  )
})
