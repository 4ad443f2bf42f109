import { chatLetters } from '@/content/facts/chat-letters'
import { shortlist as words } from '@/words/shortlist'
import { encodePart } from '@/lib/text/encode'
import { type SavedItem, savedKinds } from '@/features/shortlist/stored/schema'
import { linkedName } from './list-link'

type Text = { text: string; /** Whether the end of the list did not fit. */ cut: boolean }

function lineOf({ name, category, note }: SavedItem, withNotes: boolean) {
  const line = `- ${linkedName(name)}${category ? `, ${linkedName(category)}` : ''}`
  return withNotes && note ? `${line} (${note.trim()})` : line
}

/** The text that begins a chat about the whole list, by kind; as much of it as fits into a link. */
export function listText(items: readonly SavedItem[], withNotes: boolean): Text {
  const lines: string[] = [words.ask.hello]
  let room = chatLetters - encodePart(words.ask.hello).length
  let left = 0
  for (const kind of savedKinds) {
    const own: string[] = []
    for (const item of items.filter((each) => each.kind === kind)) {
      const line = lineOf(item, withNotes)
      room -= encodePart(`${line}\n`).length
      if (room > 0) own.push(line)
      else left += 1
    }
    if (own.length > 0) lines.push('', `${words.kinds[kind]}:`, ...own)
  }
  if (left > 0) lines.push('', words.ask.more(left))
  return { text: lines.join('\n'), cut: left > 0 }
}
