import { byName } from '@/components/admin/list-order'
import type { Sliceable } from '@/components/admin/paging'
import { reversed, sorted } from '@/lib/lists'
import type { ListState, Sort, View } from '@/features/manage-users/list-state'
import type { UserRow } from '@/features/manage-users/rows'
import { periodOf } from './joined-period'
import { searchable, type SearchableRows, searchRows } from './search-rows'

/** Product 9, Counts. */
const RECENT = 10

/** Sorts missing dates last in both directions. */
function byTime(of: (row: UserRow) => number | null, sign: 1 | -1) {
  const last = sign * Infinity
  return (a: UserRow, b: UserRow) => {
    const x = of(a) ?? last
    const y = of(b) ?? last
    return x === y ? 0 : (x - y) * sign
  }
}

const byText = (of: (row: UserRow) => string, sign: 1 | -1) => (a: UserRow, b: UserRow) =>
  byName.compare(of(a), of(b)) * sign

const orders: Record<Sort, (a: UserRow, b: UserRow) => number> = {
  joined: byTime(({ joined }) => joined, 1),
  '-joined': byTime(({ joined }) => joined, -1),
  until: byTime(({ until }) => until, 1),
  '-until': byTime(({ until }) => until, -1),
  name: byText(({ user }) => user.name, 1),
  '-name': byText(({ user }) => user.name, -1),
  email: byText(({ user }) => user.email, 1),
  '-email': byText(({ user }) => user.email, -1),
}

const inView: Record<Exclude<View, 'recent'>, (row: UserRow) => boolean> = {
  all: () => true,
  subscribed: ({ membership }) => membership !== 'none',
  'non-subscribed': ({ membership }) => membership === 'none',
}

/** The users of a view, sorted. It does not depend on the search, so a key press sorts nothing. */
export function sortedView(rows: readonly UserRow[], view: View, sort: Sort): SearchableRows {
  // If no date is known, the user further down the list is newer.
  const newest = reversed(rows)
  const shown =
    view === 'recent'
      ? sorted(newest, orders['-joined']).slice(0, RECENT)
      : newest.filter(inView[view])
  return searchable(sorted(shown, orders[sort]))
}

/** The rows that contain every word of `q` and pass the filters. `now` is in ms. */
export function filterRows(
  searched: SearchableRows,
  filters: Pick<ListState, 'q' | 'joined' | 'from' | 'to' | 'membership'>,
  now: number,
): Sliceable<UserRow> {
  const { q, joined, from, to, membership } = filters
  const found = searchRows(searched, q)
  if (joined === 'any' && membership === 'any') return found
  const { since, before } = periodOf({ joined, from, to }, now)
  const always = since === -Infinity && before === Infinity
  return found
    .slice()
    .filter(
      (row) =>
        (always || (row.joined !== null && row.joined >= since && row.joined < before)) &&
        (membership === 'any' || row.membership === membership),
    )
}

/** How many users each view has. */
export function countViews(rows: readonly UserRow[]): Record<View, number> {
  const subscribed = rows.filter(inView.subscribed).length
  return {
    all: rows.length,
    subscribed,
    'non-subscribed': rows.length - subscribed,
    recent: Math.min(rows.length, RECENT),
  }
}
