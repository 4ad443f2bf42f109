import { chatLetters } from '@/content/facts/chat-letters'
import { shortlist as words } from '@/words/shortlist'
import { encodePart } from '@/lib/text/encode'
import { type SavedItem, savedKinds } from '@/features/shortlist/stored/schema'
import { linkedName } from './list-link'

type Text = { text: string; /** Whether entries or notes did not fit. */ cut: boolean }
/** Entries with their lines, in the order of the text. */
type Lines = ReadonlyMap<SavedItem, string>

function lineOf({ name, category, note }: SavedItem, withNotes: boolean) {
  const line = `- ${linkedName(name)}${category ? `, ${linkedName(category)}` : ''}`
  return withNotes && note ? `${line} (${note.trim()})` : line
}

function textOf(lines: Lines, left: number): string {
  const parts = savedKinds.flatMap((kind) => {
    const own = [...lines].flatMap(([item, line]) => (item.kind === kind ? line : []))
    return own.length > 0 ? ['', `${words.kinds[kind]}:`, ...own] : []
  })
  return [words.ask.hello, ...parts, ...(left > 0 ? ['', words.ask.more(left)] : [])].join('\n')
}

/**
 * The text that begins a chat about the list, by kind: as many entries as fit into a link, then as many of their
 * notes. `whole` adds the rest of the message. Product 10, Shortlist.
 */
export function listText(
  items: readonly SavedItem[],
  withNotes: boolean,
  whole: (text: string) => string,
): Text {
  const all = savedKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
  const written = (lines: Lines) => textOf(lines, all.length - lines.size)
  let lines: Lines = new Map()
  const add = (some: readonly SavedItem[], noted: boolean) => {
    const more = new Map(lines)
    for (const item of some) more.set(item, lineOf(item, noted))
    if (encodePart(whole(written(more))).length <= chatLetters) lines = more
  }
  // All at once first: a single entry also needs room for the count of the others.
  add(all, false)
  for (const item of all) if (!lines.has(item)) add([item], false)
  if (withNotes) for (const item of lines.keys()) add([item], true)
  const cut = all.some((item) => lines.get(item) !== lineOf(item, withNotes))
  return { text: written(lines), cut }
}
