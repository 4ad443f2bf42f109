import { MOST_PAGES } from './pages'
import type { RefreshReport } from './refresh'

const SHOWN = 10

/** What an error says, for a line of the report. */
export const faultText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const some = (items: readonly string[], between = ', ') => {
  const more = items.length - SHOWN
  return items.slice(0, SHOWN).join(between) + (more > 0 ? ` and ${more} more` : '')
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

/** What a refresh did, a line for each thing worth knowing. */
export function reportLines(report: RefreshReport): string[] {
  const { read, counts, doubts, dropped, undrawn, written, unchanged, broken, deleted } = report
  const { countries, categories, works } = counts
  const unread = doubts.length > 0 ? `Not read: ${some(doubts, '; ')}.` : ''
  if (!read) {
    return [`Snapshot: nothing could be read; pages with data stay as they are. ${unread}`.trim()]
  }
  const lines = [
    `Snapshot: ${countries} countries, ${categories} categories, ${works} works; ` +
      `${pages(written.length)} written, ${unchanged} unchanged, ${deleted.length} deleted.`,
    unread && `${unread} Their pages stay as they were; the shell answers where there was no page.`,
    written.length > 0 ? `Written: ${some(written)}` : '',
    deleted.length > 0 ? `Deleted: ${some(deleted)}` : '',
    broken.length > 0 ? `Not rendered: ${some(broken)}` : '',
    undrawn.length > 0
      ? `Pictures for link previews not drawn: ${some(undrawn)}. The site’s picture is used instead.`
      : '',
    dropped > 0
      ? `${pages(dropped)} not written, since at most ${MOST_PAGES} can be made of data: the shell answers there.`
      : '',
  ]
  return lines.filter(Boolean)
}
