// @vitest-environment node
import { convert } from 'fontverter'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { countryTable } from '@/content/facts/country-table'
import { countryNames as hindi } from '@/content/hi/countries'
import { countryNames as malayalam } from '@/content/ml/countries'
import { wronglyDrawn } from '@/site/fonts/font-check'
import { builtFont, fontFiles } from '@/site/fonts/font-files'
import { glyphsOf, openedFont } from '@/site/fonts/font-shaping'
import { subsetByGlyphs } from '@/site/fonts/font-subset'
import { scripts, wordsIn } from '@/site/fonts/font-words'
import { fontFolder } from '@/site/fonts/fonts'

const sourceOf = (script: string) =>
  `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`

const builtFor = (script: string, words: readonly string[]) =>
  builtFont({ source: sourceOf(script), weights: [400, 700], words })

const originalOf = async (script: string) => {
  const file = createRequire(import.meta.url).resolve(sourceOf(script))
  return openedFont(await convert(readFileSync(file), 'truetype'), 700)
}

describe.each([
  {
    script: 'malayalam',
    words: ['ക്ഷമ', 'സന്തോഷം', 'പക്ക', 'ശ്രദ്ധ', 'മനസ്സിൽ', 'അയയ്ക്കുക'],
    other: 'ഉത്തരം',
  },
  { script: 'devanagari', words: ['क्षमा', 'पत्र', 'ज्ञान', 'विद्यार्थी', 'काग़ज़'], other: 'उत्तर' },
])('a font for words in $script', ({ script, words, other }) => {
  test('draws each of them as the whole font does, and nothing more', async () => {
    const original = await originalOf(script)
    const subset = openedFont(await convert(await builtFor(script, words), 'truetype'), 700)
    expect(wronglyDrawn(words, { original, subset })).toEqual([])
    expect(wronglyDrawn([...words, other], { original, subset })).toEqual([other])
  })

  test('is much smaller than the whole font', async () => {
    expect((await builtFor(script, words)).length).toBeLessThan(9000)
  })

  test('stops the build at a letter that the font does not have', async () => {
    await expect(builtFor(script, [...words, 'அ'])).rejects.toThrow('draws them differently: அ')
  })
})

test('the sign over ന്റ് is over its letter, not over the next word', async () => {
  const words = ['ഏജന്റ്', 'വർക്ക്']
  const tables = { ml: () => countryTable('ml', malayalam), hi: () => countryTable('hi', hindi) }
  const { 'noto-malayalam.woff2': file } = fontFiles('src/content', tables)
  if (!file) throw new Error('no such file')
  const built = openedFont(await convert(await builtFont({ ...file, words }), 'truetype'))
  for (const word of words) expect(glyphsOf(built, word).at(-1)?.xOffset).toBe(0)
})

test('a font with only one weight stops the build', async () => {
  const variable = readFileSync(createRequire(import.meta.url).resolve(sourceOf('malayalam')))
  const bold = await subsetFont(variable, 'ക', {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
  })
  const kept = { letters: [], glyphs: [], weights: [400, 600] } as const
  await expect(subsetByGlyphs(bold, kept)).rejects.toThrow('no weights from 400 to 600')
})

test('a conjunct is one glyph', async () => {
  const built = await builtFor('malayalam', ['ക്ഷ'])
  expect(glyphsOf(openedFont(await convert(built, 'truetype')), 'ക്ഷ')).toHaveLength(1)
})

test('each name that a country can have is among the words that the build checks', () => {
  const tables = {
    ml: () => countryTable('ml', malayalam),
    hi: () => countryTable('hi', hindi),
  }
  const files = Object.values(fontFiles('src/content', tables))
  const checked = new Set(files.flatMap((file) => ('words' in file ? file.words : [])))
  for (const { code, letters } of Object.values(scripts)) {
    const names = Object.values(tables[code]().names)
    expect(names).toContain({ ml: 'സ്ലോവേനിയ', hi: 'श्रीलंका' }[code])
    const words = names.flatMap((name) => name.match(letters) ?? [])
    expect(words.filter((word) => !checked.has(word))).toEqual([])
  }
})

test.each(Object.values(scripts))('the words in $code are there, and nothing else', (script) => {
  const words = wordsIn('src/content', script)
  expect(words.length).toBeGreaterThan(1500)
  expect(words).toContain({ ml: 'ജനുവരി', hi: 'जनवरी' }[script.code])
  for (const word of words) expect(word.replaceAll(script.letters, '')).toBe('')
})

test('a new version of a package, another build step or another letter rebuilds the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  for (const name of ['package-lock.json', 'src/site']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  const made = (text = 'a') => fontFolder(folder, { a: { source: 'a', weights: [400, 800], text } })
  const before = made()
  expect(made()).toBe(before)
  expect(made('ab')).not.toBe(before)
  for (const name of ['package-lock.json', 'src/site/fonts/font-subset.ts']) {
    const last = made()
    appendFileSync(join(folder, name), '\n')
    expect(made()).not.toBe(last)
  }
  rmSync(folder, { recursive: true })
})
