// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import {
  comparedIds,
  tickedIds,
  tickedSearch,
  withAt,
} from '@/pages/public/compare-page/compared-ids'
import { comparisonOf } from '@/pages/public/compare-page/groups'
import { isEmptyOnPhone } from '@/pages/public/compare-page/on-phone'
import { verdictOf } from '@/pages/public/compare-page/rows'
import { summaryOf } from '@/pages/public/compare-page/summary'
import { paths } from '@/lib/navigation/paths'
import { holds } from './properties/check'

const country = (name: string, ...details: string[]) => ({
  _id: name,
  name,
  photo: '',
  description: '',
  details: details.join('\n'),
})

const rowsOf = (...countries: ReturnType<typeof country>[]) =>
  comparisonOf(countries).flatMap(({ id, rows }) => rows.map((row) => ({ ...row, group: id })))

const texts = (row: ReturnType<typeof rowsOf>[number] | undefined) =>
  row?.cells.map((cell) => cell && cell.map(({ text }) => text).join(' + '))

describe('on a phone, which shows two', () => {
  const cells = [null, [{ text: 'May' }], null]
  const ids = ['a', 'b', 'c']

  test.each([
    [['a', 'b', 'c'], false],
    [['a', 'c', 'b'], true],
    [['c', 'a', 'b'], true],
    [['b', 'a', 'c'], false],
  ])('a row with text for a hidden country only is empty: %j', (columns, isEmpty) => {
    expect(isEmptyOnPhone({ cells }, columns, ids)).toBe(isEmpty)
  })

  test('a country that has not loaded yet may still have text', () => {
    expect(isEmptyOnPhone({ cells }, ['a', 'd'], ids)).toBe(false)
  })
})

describe('the rows', () => {
  test('a label that both have is one row, however it is written', () => {
    const [row] = rowsOf(country('A', 'Language: Greek'), country('B', '• LANGUAGE:  greek '))
    expect(row?.label).toBe('LANGUAGE')
    expect(texts(row)).toEqual(['Greek', 'greek'])
    expect(row?.verdict).toBe('same')
  })

  test('a row that one country lacks is marked as partial', () => {
    const rows = rowsOf(country('A', 'Language: Greek', 'Sun'), country('B', 'Intakes: May'))
    expect(rows.map(({ label, verdict }) => [label, verdict])).toEqual([
      ['Intakes', 'partial'],
      ['Language', 'partial'],
      ['Also', 'partial'],
    ])
    expect(rows.map(texts)).toEqual([
      [null, 'May'],
      ['Greek', null],
      ['Sun', null],
    ])
  })

  test('a label that appears twice has both its texts', () => {
    const [row] = rowsOf(country('A', 'Fee: one', 'Fee: two'), country('B', 'Fee: one'))
    expect(texts(row)).toEqual(['one + two', 'one'])
    expect(row?.verdict).toBe('different')
  })

  test('a text that appears twice under one label is one text', () => {
    const [row] = rowsOf(country('A', 'Fee: none', 'FEE: none'), country('B', 'Fee: none'))
    expect(texts(row)).toEqual(['none', 'none'])
    expect(row?.verdict).toBe('same')
  })

  test('the facts of our content come after the details', () => {
    const rows = rowsOf(country('Germany', 'Language: German'), country('USA'))
    const groups = [...new Set(rows.map(({ group }) => group))]
    expect(groups).toEqual(['facts', 'study', 'work', 'visit', 'live'])
    const row = (id: string) => rows.find((each) => each.id === id)
    expect(texts(row('visit-status'))).toEqual(['Open', 'Open'])
    expect(row('visit-status')?.verdict).toBe('same')
    expect(texts(row('study-papers'))).toEqual([
      'APS certificate',
      'Form I-20 + Receipt of the SEVIS fee',
    ])
    expect(texts(row('work-route'))).toEqual([expect.stringContaining('Blue Card'), null])
    expect(row('study-official')?.cells[0]?.[0]?.url).toBe('https://india.diplo.de/')
  })

  test('fewer than two cells agree or differ in nothing', () => {
    expect(rowsOf(country('A', 'Fee: one')).map(({ verdict }) => verdict)).toEqual([undefined])
    expect(verdictOf([])).toBeUndefined()
    expect(verdictOf([null])).toBeUndefined()
  })

  test('countries that say nothing have no rows', () => {
    expect(comparisonOf([country('A'), country('B')])).toEqual([])
    expect(comparisonOf([])).toEqual([])
  })
})

const labels = fc.constantFrom('Language', 'Intakes', 'Money', 'Climate', 'Check with')
const someDetails = fc.array(fc.tuple(labels, fc.constantFrom('one', 'two')), { maxLength: 6 })
const someCountries = fc
  .array(fc.tuple(fc.constantFrom('Germany', 'USA', 'Malta', 'Atlantis'), someDetails), {
    minLength: 2,
    maxLength: 4,
  })
  .map((all) =>
    all.map(([name, lines]) => country(name, ...lines.map(([label, text]) => `${label}: ${text}`))),
  )

test('the order of the countries changes the cells and nothing else', async () => {
  await holds([someCountries], (countries) => {
    const there = rowsOf(...countries)
    const back = rowsOf(...countries.toReversed())
    expect(back.map(({ id, label, verdict }) => [id, label, verdict])).toEqual(
      there.map(({ id, label, verdict }) => [id, label, verdict]),
    )
    expect(back.map(({ cells }) => cells.toReversed())).toEqual(there.map(({ cells }) => cells))
  })
})

test('a row has a cell for each country, and at least one says something', async () => {
  await holds([someCountries], (countries) => {
    for (const { cells } of rowsOf(...countries)) {
      expect(cells).toHaveLength(countries.length)
      expect(cells.some((cell) => cell !== null)).toBe(true)
    }
  })
})

describe('the address', () => {
  test('gives back the ids that made it, whatever they contain', async () => {
    const someIds = fc.uniqueArray(
      // A comma separates the ids, even when other sites write it as %2C; no id of the API contains one.
      fc
        .string({ minLength: 1, unit: 'grapheme' })
        .filter((id) => /^[^,]+$/.test(id.trim()) && id.trim() === id),
      { maxLength: 4 },
    )
    await holds([someIds], (ids) => {
      const { search } = new URL(paths.compare.href(ids), 'https://site.example')
      expect(comparedIds(search)).toEqual(ids)
    })
  })

  test.each([
    ['?with=a&with=b', ['a', 'b']],
    ['?with=a,b,a,,%20', ['a', 'b']],
    ['?q=1&with=a', ['a']],
    ['?with=a%2Cb&fbclid=x', ['a', 'b']],
    ['?with=%E0%A4%A,b', ['%E0%A4%A', 'b']],
    ['?without=a', []],
    ['', []],
  ])('%s is %j', (search, ids) => {
    expect(comparedIds(search)).toEqual(ids)
  })

  test('ticked countries come back from the address, also one whose id is half of a surrogate pair', () => {
    expect(tickedIds(tickedSearch(['a', 'b&c', '\ud800']))).toEqual(['a', 'b&c', '\ufffd'])
    expect(tickedSearch([])).toBe('')
  })

  test('a country replaces another; one that is there already swaps places', () => {
    expect(withAt(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
    expect(withAt(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
  })
})

test('says in a sentence how much differs', () => {
  const countries = [country('A', 'Fee: one', 'Sea: yes'), country('B', 'Fee: two', 'Sea: Yes')]
  expect(summaryOf(countries, comparisonOf(countries), countries.length)).toBe(
    'A and B: 1 point differs, and 1 is the same.',
  )
  expect(summaryOf([country('A')], [], 1)).toBe('Add a second country to compare it with.')
  expect(summaryOf([country('A')], [], 2)).toBe('')
  expect(summaryOf([], [], 0)).toBe('')
})

describe('the style sheets', () => {
  type Rule = { selector: string; media: string; says: string }

  /** The rules of a style sheet, each with its media condition and its declarations. */
  function rulesIn(sheet: string): Rule[] {
    const rules: Rule[] = []
    parse(readFileSync(`src/${sheet}`, 'utf8')).walkRules(({ selector, parent, nodes }) => {
      const media = parent?.type === 'atrule' && 'params' in parent ? parent.params : ''
      rules.push({ selector, media, says: nodes.map(String).join('; ') })
    })
    return rules
  }
  const PAGE = 'pages/public/compare-page'

  test('a phone keeps the header of the first column for screen readers', () => {
    const gone = rulesIn(`${PAGE}/compare-table.module.css`)
      .filter(({ says }) => says.includes('display: none'))
      .map(({ selector }) => selector)
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.filter((selector) => selector.includes('.point'))).toEqual([])
  })

  test('a phone hides the lists of further countries, but not the list that adds one', () => {
    const gone = rulesIn(`${PAGE}/compare-bar.module.css`).find(
      ({ media, says }) => media.includes('width < 40rem') && says.includes('display: none'),
    )
    const [, exempt] = /:not\(\.(\w+)\)/.exec(gone?.selector ?? '') ?? []
    expect(readFileSync(`src/${PAGE}/compare-bar.tsx`, 'utf8')).toContain(`styles.${exempt}`)
  })

  test('the tray of chosen countries is sticky only if the window is high enough, or wide enough for one row', () => {
    const sticky = rulesIn('features/compare/compare-tray.module.css').filter(({ says }) =>
      says.includes('position: sticky'),
    )
    expect(sticky.map(({ media }) => media)).toEqual([
      '(min-height: 30rem)',
      '(20rem <= height < 30rem) and (width >= 36rem)',
    ])
  })
})
