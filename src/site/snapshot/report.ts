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

/** Whether all was read, rendered and drawn. */
export const isWhole = ({ read, doubts, broken, undrawn }: RefreshReport): boolean =>
  read && doubts.length + broken.length + undrawn.length === 0

const OLD_PAGES = 'Their pages stay as they were; the shell answers where there was no page.'
const NO_PAGES = 'They have no page in this site: the shell answers there.'

/** A line for each thing worth knowing; what is doubtful is for whoever looks after the site. */
type Lines = { done: string[]; doubtful: string[] }

/** What a refresh did. In a build, whose folder is new, no page was there before. */
export function reportLines(report: RefreshReport, isBuild = false): Lines {
  const { read, counts, doubts, dropped, undrawn, written, unchanged, broken, deleted } = report
  const { countries, categories, works } = counts
  const unread = doubts.length > 0 ? `Not read: ${some(doubts, '; ')}.` : ''
  if (!read) {
    const pagesThen = isBuild ? 'no page has data' : 'pages with data stay as they are'
    const line = `Snapshot: nothing could be read; ${pagesThen}. ${unread}`.trim()
    return { done: [], doubtful: [line] }
  }
  const done = [
    `Snapshot: ${countries} countries, ${categories} categories, ${works} works; ` +
      `${pages(written.length)} written, ${unchanged} unchanged, ${deleted.length} deleted.`,
    written.length > 0 ? `Written: ${some(written)}` : '',
    deleted.length > 0 ? `Deleted: ${some(deleted)}` : '',
    dropped > 0
      ? `${pages(dropped)} not written, since at most ${MOST_PAGES} can be made of data: the shell answers there.`
      : '',
  ]
  const doubtful = [
    unread && `${unread} ${isBuild ? NO_PAGES : OLD_PAGES}`,
    broken.length > 0 ? `Not rendered: ${some(broken)}` : '',
    undrawn.length > 0
      ? `Pictures for link previews not drawn: ${some(undrawn)}. The site’s picture is used instead.`
      : '',
  ]
  return { done: done.filter(Boolean), doubtful: doubtful.filter(Boolean) }
}
