import fc from 'fast-check'
import { expect } from 'vitest'
import { forOffice } from '@/components/for-office'
import { chatLetters } from '@/content/facts/chat-letters'
import { linkedName } from '@/features/shortlist/tools/list-link'
import { listText } from '@/features/shortlist/tools/list-text'
import { keyOf, type SavedItem, savedKinds } from '@/features/shortlist/stored/schema'
import { shortlist as words } from '@/words/shortlist'
import { encodePart } from '@/lib/text/encode'
import { holds } from './check'

// fast-check draws short lists and texts unless told otherwise, and those fit into any address.
const text = (most: number) =>
  fc
    .tuple(fc.constantFrom('x', 'ക'), fc.integer({ min: 1, max: most }))
    .map(([letter, count]) => letter.repeat(count))

const saved: fc.Arbitrary<SavedItem> = fc
  .record({
    kind: fc.constantFrom(...savedKinds),
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    name: text(110),
    note: fc.option(text(280), { nil: undefined }),
  })
  .map(({ name, ...item }) => Object.assign(item, { name: `${item.id} ${name}` }))

const list = fc.uniqueArray(saved, { selector: keyOf, minLength: 1, maxLength: 40, size: 'max' })
const whole = (own: string) => forOffice(own, '/shortlist')
const lettersOf = (part: string) => encodePart(part).length
const bareLine = ({ name }: SavedItem) => `- ${linkedName(name)}`
const notedLine = (item: SavedItem) => `${bareLine(item)} (${item.note})`

/** The entries that a text names, under their kinds, and those whose note is there too. */
function entriesIn(own: string, items: readonly SavedItem[]) {
  const has = ({ kind }: SavedItem, line: string) => {
    const [, after = ''] = own.split(`\n\n${words.kinds[kind]}:\n`)
    return (after.split('\n\n')[0] ?? '').split('\n').includes(line)
  }
  const noted = items.filter((item) => has(item, notedLine(item)))
  return { noted, named: items.filter((item) => has(item, bareLine(item)) || noted.includes(item)) }
}

/** The chat text of any list, in the language of the run: it fits with all that is sent, and wastes no room. */
export async function listTextsFit() {
  await holds([list, fc.boolean()], (items, withNotes) => {
    const { text: own, cut } = listText(items, withNotes, whole)
    const letters = lettersOf(whole(own))
    expect(letters).toBeLessThanOrEqual(chatLetters)
    const { named, noted } = entriesIn(own, items)
    const left = items.filter((item) => !named.includes(item))
    expect(own.endsWith(`\n\n${words.ask.more(left.length)}`)).toBe(left.length > 0)
    const notes = withNotes ? items.filter(({ note }) => note) : []
    expect(cut).toBe(left.length > 0 || noted.length < notes.length)
    const more = (count: number) => (count > 0 ? lettersOf(words.ask.more(count)) : 0)
    const room = chatLetters - letters + more(left.length) - more(left.length - 1)
    for (const item of left) {
      const heading = `\n\n${words.kinds[item.kind]}:`
      const added = `${own.includes(heading) ? '' : heading}\n${bareLine(item)}`
      expect(lettersOf(added)).toBeGreaterThan(room)
    }
    for (const item of notes.filter((each) => named.includes(each) && !noted.includes(each)))
      expect(letters + lettersOf(` (${item.note})`)).toBeGreaterThan(chatLetters)
    // A note leaves out no entry.
    expect(named).toEqual(entriesIn(listText(items, false, whole).text, items).named)
  })
}
