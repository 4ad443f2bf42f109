import { adminUsers } from '@/words/admin-users'
import { dayInIndia } from '@/lib/dates/india-days'
import { plainText } from '@/lib/text/plain-text'
import type { ListState } from '@/features/manage-users/list-state'
import { daysOf, periodOf } from './joined-period'

const { file: words } = adminUsers.csv
const LONGEST_SEARCH = 40

type Listed = Pick<ListState, 'view' | 'q' | 'joined' | 'from' | 'to' | 'membership'>

/** What was searched for, in characters that every system accepts in a file name. */
function searchPart(q: string): string {
  const signs = plainText(q)
    .slice(0, LONGEST_SEARCH)
    .split(/[^a-z0-9]+/)
  return [words.search, ...signs].filter(Boolean).join('-')
}

/** When they joined: a month, a span of days, or another filter with today's date. */
function periodParts({ joined, from, to }: Listed, now: number): string[] {
  const today = dayInIndia(now)
  if (joined === 'any') return [today]
  if (joined === 'this-month' || joined === 'last-month') {
    const { since } = periodOf({ joined, from, to }, now)
    return [dayInIndia(since).slice(0, '2026-11'.length)]
  }
  if (joined !== 'span') return [words.joined[joined], today]
  const [first, last] = daysOf({ from, to })
  if (first) return [first, words.to, last || today]
  return last ? [words.upTo, last] : [today]
}

/**
 * The name of the exported file says what it contains: `members-2026-11.csv` for those who joined in
 * a month, `members-subscribed-2026-11-22.csv` for a list as it was on a day. `now` is in ms.
 */
export function fileName(listed: Listed, now: number): string {
  const { view, membership, q, joined, from, to } = listed
  const parts = [
    words.views[view],
    words.memberships[membership],
    q.trim() && searchPart(q),
  ].filter(Boolean)
  const isAll = parts.length === 0 && (joined === 'any' || (joined === 'span' && !from && !to))
  if (isAll) parts.push(words.all)
  return `${[words.name, ...parts, ...periodParts(listed, now)].join('-')}.csv`
}
