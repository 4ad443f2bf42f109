// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortlistLimits } from '@/content/facts/shortlist'
import { linkedName, listFragment, readListFragment } from '@/features/shortlist/tools/list-link'
import { keyOf, type SavedItem, savedKinds } from '@/features/shortlist/stored/schema'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import { fromBase64Url, toBase64Url } from '@/lib/text/base64-url'
import { anyBody, anyText } from './bodies'
import { holds } from './check'

const anyName = fc.oneof(anyText, fc.stringMatching(/^[ -~ഀ-ൿ]{0,200}$/))
/** Text without halves of surrogate pairs, which no address can contain. */
const sound = (value: string) => value.replace(/\p{Cs}/gu, '\uFFFD')
const whole = (value: string) => sound(withoutDirectionMarks(`x${value}`)).trim()

/** Any item that the shortlist can contain. */
const saved: fc.Arbitrary<SavedItem> = fc.record({
  kind: fc.constantFrom(...savedKinds),
  id: anyText.map(whole),
  name: anyName.map(whole),
  price: fc.option(fc.nat(), { nil: undefined }),
  note: fc.option(anyName, { nil: undefined }),
})

const list = fc.uniqueArray(saved, { selector: keyOf, maxLength: 30 })

/** The items that can be read from a fragment. */
function itemsIn(fragment: string): readonly SavedItem[] {
  const read = readListFragment(fragment)
  return read && 'items' in read ? read.items : []
}

describe('a link with a list', () => {
  test('contains kinds, ids and names, in order, and no note or price', async () => {
    await holds([list], (items) => {
      fc.pre(items.length > 0)
      const expected = savedKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
      const fragment = listFragment(items)
      expect(itemsIn(fragment)).toEqual(
        expected.map(({ kind, id, name }) => ({ kind, id, name: linkedName(name) })),
      )
      expect(readListFragment(fragment)).toMatchObject({ unreadable: 0 })
    })
  })

  test('has only characters that every app leaves unchanged, and ends with a letter or a digit', async () => {
    await holds([list], (items) => {
      // An app may cut off a final "-" or "_", but the code of a final "]" is another.
      expect(listFragment(items)).toMatch(/^#list=1[\w-]*[dQ0]$/)
    })
  })

  test('can be read with what an app adds after it', async () => {
    await holds([list, fc.constantFrom('.', ')', ' ', '%20', ',"')], (items, more) => {
      const fragment = listFragment(items)
      expect(readListFragment(fragment + more)).toEqual(readListFragment(fragment))
    })
  })

  test('can be read as older versions of the site wrote it, with up to three spaces at its end', async () => {
    await holds([list, fc.integer({ min: 1, max: 3 })], (items, spaces) => {
      const fragment = listFragment(items)
      const json = fromBase64Url(fragment.slice('#list=1'.length))
      expect(readListFragment(`#list=1${toBase64Url(json + ' '.repeat(spaces))}`)).toEqual(
        readListFragment(fragment),
      )
    })
  })

  test('contains 200 entries with the longest names, and no more', () => {
    const items = Array.from({ length: 201 }, (_, index): SavedItem => ({
      kind: 'country',
      id: `${index}`.padStart(shortlistLimits.linkedId, '0'),
      name: 'ക'.repeat(500),
    }))
    const fragment = listFragment(items)
    expect(fragment.length).toBeLessThan(shortlistLimits.link)
    expect(itemsIn(fragment)).toHaveLength(200)
  })

  test('with ten entries is as short as a message', () => {
    const items = Array.from({ length: 10 }, (_, index): SavedItem => ({
      kind: 'work',
      id: `65f00000000000000000000${index}`,
      name: 'Staff nurse, hospital',
    }))
    expect(listFragment(items).length).toBeLessThan(750)
  })
})

describe('a fragment that the site did not write', () => {
  test.each(['', '#', '#shortlist', '#plan=1abc', '#listing=1', 'list=1'])(
    '%s does not refer to a list',
    (fragment) => expect(readListFragment(fragment)).toBeNull(),
  )

  test.each([
    ['#list=', 'broken'],
    ['#list=abc', 'broken'],
    ['#list=1', 'broken'],
    ['#list=1%%%', 'broken'],
    ['#list=2W1tdLFtdLFtdXSA', 'other-version'],
    [`#list=1${'x'.repeat(5_000_000)}`, 'too-long'],
    [`#list=1${toBase64Url('[[],[],[]]')}`, 'empty'],
    [`#list=1${toBase64Url('{"0":[]}')}`, 'broken'],
    [`#list=1${toBase64Url('[["1"],[],[]]')}`, 'broken'],
    [`#list=1${toBase64Url('['.repeat(50_000))}`, 'broken'],
  ])('%.40s gives a reason', (fragment, trouble) =>
    expect(readListFragment(fragment)).toEqual({ trouble }),
  )

  test('that was cut off is broken, wherever the cut is', async () => {
    await holds([list, fc.nat()], (items, cut) => {
      fc.pre(items.length > 0)
      const fragment = listFragment(items)
      const start = '#list=1'.length
      const end = start + (cut % (fragment.length - start))
      expect(readListFragment(fragment.slice(0, end))).toEqual({ trouble: 'broken' })
    })
  })

  test('is a valid list or a reason, whatever it contains', async () => {
    const body = fc.oneof(
      anyBody(['0', '1', '2']),
      fc.array(fc.array(anyText), { minLength: 3, maxLength: 3 }),
    )
    await holds(
      [
        fc.oneof(
          anyText,
          body.map((each) => toBase64Url(JSON.stringify(each) ?? '')),
        ),
      ],
      (text) => {
        const read = readListFragment(`#list=1${text}`)
        if (read === null || 'trouble' in read) return
        expect(read.items.length).toBeGreaterThan(0)
        for (const { id, name } of read.items) {
          expect(id.length).toBeLessThanOrEqual(shortlistLimits.linkedId)
          expect(name.length).toBeLessThanOrEqual(shortlistLimits.linkedName + 1)
          expect(name).toBe(withoutDirectionMarks(name))
        }
      },
    )
  })

  test('what is not an entry is counted, and the others stay', () => {
    const packed = [['1', 'Malta', '', 'No id', '3', {}, 4, 'Latvia'], ['w'], []]
    expect(readListFragment(`#list=1${toBase64Url(JSON.stringify(packed))}`)).toEqual({
      items: [
        { kind: 'country', id: '1', name: 'Malta' },
        { kind: 'country', id: '4', name: 'Latvia' },
      ],
      unreadable: 3,
    })
  })
})
