// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '@/lib/navigation/languages'
import { differences } from '../../src/site/content/words-check'
import { compareWords } from '../tools/compare-words'

const all = import.meta.glob<Record<string, unknown>>('/src/content/*/*.ts', {
  eager: true,
})

/** The admin area and the settings are in English alone; only other languages have a glossary. */
const OF_ONE_LANGUAGE = /^(?:admin-.*|needed-settings|glossary)\.ts$/

const filesOf = (code: string) =>
  readdirSync(`src/content/${code}`).filter((file) => !OF_ONE_LANGUAGE.test(file))

const english = filesOf('en')
const others = languages.map(({ code }) => code).filter((code) => code !== 'en')

test.each(languages)('$name has its folder of words', ({ code }) => {
  expect(english).toContain('about.ts')
  expect(filesOf(code)).toEqual(english)
})

/** What the compiler says of each file, by "ml/about.ts". */
const faults = await compareWords(others.map((code) => ({ code, files: filesOf(code) })))

describe.each(others)('in %s', (code) => {
  // Types do not check the keys of open records and the lengths of lists.
  test.each(english)('%s has each sentence that English has, and no other', (file) => {
    const [inEnglish, translated] = ['en', code].map((each) => all[`/src/content/${each}/${file}`])
    expect(differences(inEnglish ?? {}, translated ?? {})).toEqual([])
  })

  test.each(english)('%s takes the same values as in English, and its texts are texts', (file) => {
    expect(faults.get(`${code}/${file}`) ?? []).toEqual([])
  })

  test.each(english)('%s says when it was translated', (file) => {
    if (/^(?:country-names|country-order)\.ts$/.test(file)) return
    const [first] = readFileSync(`src/content/${code}/${file}`, 'utf8').split('\n')
    expect(first).toMatch(/^\/\/ Translated \d{4}-\d\d-\d\d from en[;.]/)
  })
})
