// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError, messageIn, messageOf } from '@/lib/api/errors'
import { jsonLdText } from '@/lib/head/structured-data'
import { bestFirst, matcher } from '@/features/search/match'
import { plainText } from '@/lib/text/plain-text'
import { csvCell, toCsv } from '@/lib/text/csv'
import { listSearch, readListState } from '@/features/manage-users/list-state'
import { searchAhead } from '@/features/manage-users/list/search-rows'
import { filterRows, sortedView } from '@/features/manage-users/list/select-rows'
import { toRows } from '@/features/manage-users/rows'
import { anyBody, anyText } from './bodies'
import { holds } from './check'

const SIGNS = Array.from('",;|\t\r\n \'=+-@＝＋－＠a1\0\uFEFF\u00A0')

/** Text with the characters that have a meaning in a CSV file or in a spreadsheet. */
const csvText = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 }))

const withoutMarks = (cell: string) => cell.replaceAll(/['\0]/g, '')

/** A simple CSV reader, written after RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < file.length) {
    if (file[at] !== '"') throw new Error(`No quotation mark at ${at}`)
    let cell = ''
    for (at += 1; file[at] !== '"' || file[at + 1] === '"'; at += 1) {
      if (file[at] === '"') at += 1
      cell += file[at] ?? ''
    }
    row.push(cell)
    at += 1
    if (file[at] === ',') at += 1
    else {
      if (!file.startsWith('\r\n', at)) throw new Error(`No end of the line at ${at}`)
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('a CSV file', () => {
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(csvText, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 4,
    }),
  )

  test('can be read back into the same cells, except for the apostrophes', async () => {
    await holds([table], (rows) => {
      const [headings = [], ...records] = rows
      const file = toCsv(
        headings.map((heading, at) => [heading, (cells: string[]) => cells[at] ?? '']),
        records,
      )
      expect(file[0]).toBe('\uFEFF')
      const read = readCsv(file.slice(1))
      expect(read.map((row) => row.map(withoutMarks))).toEqual(
        rows.map((row) => row.map(withoutMarks)),
      )
    })
  })

  test('contains no cell, or part that may count as one, that begins like a formula', async () => {
    await holds(
      [csvText],
      (text) => {
        const [[cell = ''] = []] = readCsv(`${csvCell(text)}\r\n`)
        for (const part of cell.split(/[;,|\t\r\n]/)) {
          expect(part.normalize('NFKC')).not.toMatch(/^[\s"]*[=+\-@]/)
        }
      },
      2000,
    )
  })

  test('leaves harmless cells as they are', async () => {
    await holds([fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} .@'-]*$/u)], (text) => {
      expect(csvCell(text)).toBe(`"${text}"`)
    })
  })
})

/** The letters of names: with accents, in two scripts, with capitals that become two letters. */
const letter = fc.constantFrom(...Array.from('abcdeéèüøłßæxyzABCÉÜŁ0123കേരളം'))
const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
const name = fc.array(word, { minLength: 1, maxLength: 5 })

describe('the search', () => {
  test('finds a text by any of its words, in whatever case, form and order', async () => {
    const letterCase = fc.constantFrom(
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      plainText,
    )
    await holds([name, letterCase, fc.infiniteStream(fc.boolean())], (words, change, coin) => {
      const some = words.filter(() => coin.next().value)
      const keyword = (some.length > 0 ? some : words).toReversed().map(change).join('  ')
      expect(matcher(` ${keyword} `)(words.join(' '))).toBeGreaterThan(0)
      expect(matcher(keyword)(...words)).toBeGreaterThan(0)
    })
  })

  test('finds a longer word though a letter is wrong, missing, doubled or swapped', async () => {
    const latin = fc.stringMatching(/^[a-z]{6,14}$/)
    await holds([latin, fc.nat({ max: 100 }), fc.nat({ max: 3 })], (text, place, kind) => {
      const at = place % (text.length - 1)
      const [before, one = '', other = '', after] = [
        text.slice(0, at),
        text[at],
        text[at + 1],
        text.slice(at + 2),
      ]
      const middle = [`q${other}`, other, one + one + other, other + one][kind] ?? ''
      expect(matcher(before + middle + after)(`in ${text} now`)).toBeGreaterThan(0)
    })
  })

  test('never finds less in more text, nor more with more words', async () => {
    await holds([name, name, name], (keyword, text, more) => {
      const few = matcher(keyword.join(' '))
      const score = few(text.join(' '))
      expect(few(text.join(' '), more.join(' '))).toBeGreaterThanOrEqual(score)
      // Filler words are ignored; none of these words is one.
      expect(matcher([...keyword, ...more].join(' '))(text.join(' '))).toBeLessThanOrEqual(score)
    })
  })

  test('treats whatever is typed as text, and nothing matches an empty keyword', async () => {
    await holds([anyText, anyText, fc.stringMatching(/^\s*$/)], (keyword, text, blank) => {
      expect([0, 1, 2, 3]).toContain(matcher(keyword)(text))
      expect(matcher(blank)(text)).toBe(0)
      expect(plainText(plainText(text))).toBe(plainText(text))
    })
  })

  test('puts the best first and otherwise keeps the order', async () => {
    await holds([name, fc.array(name.map((words) => words.join(' ')))], (keyword, texts) => {
      const matches = matcher(keyword[0] ?? '')
      const hits = bestFirst(matches, [...texts.entries()], ([, text]) => [text])
      const expected = [...texts.entries()]
        .map((item) => ({ item, score: matches(item[1]) }))
        .filter(({ score }) => score > 0)
      expect(hits).toHaveLength(expected.length)
      const inOrder = hits.slice(1).every(({ item, score }, index) => {
        const [before = { item, score }] = hits.slice(index)
        return before.score > score || (before.score === score && before.item[0] < item[0])
      })
      expect(inOrder).toBe(true)
    })
  })

  test('of users finds exactly those that contain every word', async () => {
    const user = fc.record({
      _id: fc.uuid(),
      name: word,
      email: word,
      phone: fc.string(),
      role: fc.constant(0),
    })
    const rest = { usercode: undefined, receipt: undefined, amount: undefined }
    const dates = { currency: undefined, createdAt: undefined, updatedAt: undefined }
    await holds([fc.array(user), fc.oneof(name, fc.array(letter))], (users, words) => {
      const q = words.join(' ')
      const rows = toRows(
        users.map((each) => ({ ...each, ...rest, ...dates })),
        0,
      )
      const view = sortedView(rows, 'all', 'name')
      const any = { joined: 'any', from: '', to: '', membership: 'any' } as const
      const found = filterRows(view, { q, ...any }, 0)
      const wanted = plainText(q).split(/\s+/).filter(Boolean)
      const expected = view.rows.filter(({ haystack }) =>
        wanted.every((each) => haystack.includes(each)),
      )
      expect(found.slice()).toEqual(expected)
      while (searchAhead(view));
      // Words are typed one after the other and deleted again: the previous list has no influence.
      const typed = [...words.map((_, index) => words.slice(0, index + 1).join(' ')), q, words[0]]
      for (const text of typed.flatMap((each = '') => [each.slice(0, -1), each])) {
        const anew = sortedView(rows, 'all', 'name')
        expect(filterRows(view, { q: text, ...any }, 0).slice()).toEqual(
          filterRows(anew, { q: text, ...any }, 0).slice(),
        )
      }
    })
  })

  test('of users is in the address and can be read back from it', async () => {
    const params = fc
      .array(
        fc.tuple(
          fc.constantFrom('view', 'q', 'sort', 'joined', 'membership', 'size', 'page'),
          anyText,
        ),
      )
      .map((entries) => new URLSearchParams(entries))
    await holds([params], (given) => {
      const state = readListState(given)
      expect(readListState(new URLSearchParams(listSearch(state)))).toEqual(state)
    })
  })
})

test('structured data cannot close its script, and can be read back whole', async () => {
  const text = fc.oneof(anyText, fc.constantFrom('</script><script>alert(1)</script>', '<!--'))
  await holds([text, text], (title, other) => {
    const thing = { '@type': 'Thing', name: title, [other]: other }
    const json = jsonLdText([thing])
    expect(json).not.toContain('<')
    expect(JSON.parse(json)['@graph'][0]).toEqual(thing)
  })
})

test('the message of a server is a sentence or nothing', async () => {
  const long = fc.string({ minLength: 290, maxLength: 310 })
  const body = fc.oneof(
    anyBody(['msg', 'message', 'error']),
    long.map((message): unknown => ({ message })),
  )
  await holds([body], (given) => {
    const words = messageIn(given)
    const sound = words === undefined || (words.trim() !== '' && words.length <= 300)
    expect(sound).toBe(true)
    const error = new ApiError('refused', { status: 400, serverMessage: words ?? '' })
    expect(messageOf(error, 'else')).toBe(words ?? 'else')
    expect(messageOf(given, 'else')).toBe('else')
  })
})
