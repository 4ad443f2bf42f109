import { dayBegins } from '@/lib/dates/beginnings'
import { pageOf } from '@/components/admin/paging'
import { adminUsers } from '@/words/admin-users'

const { views, joinedWithin, memberships, sorts } = adminUsers.users

/** Makes a reader for one set of the content's choices. */
function choiceOf<K extends string>(words: Record<K, string>, fallback: K) {
  const isKey = (text: string): text is K => Object.hasOwn(words, text)
  return (text: string | null): K => (text !== null && isKey(text) ? text : fallback)
}

/** What the list of users shows, as the address has it. */
export type View = keyof typeof views
/** The order of the list, as the address has it. */
export type Sort = keyof typeof sorts
/** Since when the list's users may have joined, as the address has it. */
export type JoinedWithin = keyof typeof joinedWithin
type MembershipFilter = keyof typeof memberships

/** Reads the view from a text of the address; an unknown text gives the default. Product 2, Admin area. */
export const viewOf = choiceOf<View>(views, 'all')
/** Reads the order, as `viewOf` reads the view. */
export const sortOf = choiceOf<Sort>(sorts, '-joined')
/** Reads since when users may have joined, as `viewOf` reads the view. */
export const joinedOf = choiceOf<JoinedWithin>(joinedWithin, 'any')
/** Reads which memberships are shown, as `viewOf` reads the view. */
export const membershipFilterOf = choiceOf<MembershipFilter>(memberships, 'any')

/** The choices in order; the keys of an object would put numbers first. */
export const joinedOrder: readonly JoinedWithin[] = [
  'any',
  'this-month',
  'last-month',
  '7',
  '30',
  '365',
  'span',
]

/** A day from the address ("2026-11-20"); '' if the text is no day. */
function dayOf(text: string | null): string {
  return text === null || Number.isNaN(dayBegins(text)) ? '' : text
}

/** How many rows a page may have. */
export const sizes = [25, 50] as const

/** What the list shows; all of it is in the address. */
export type ListState = {
  view: View
  q: string
  sort: Sort
  joined: JoinedWithin
  /** Days in India, both included; set only if `joined` is a span. An empty one is open. */
  from: string
  to: string
  membership: MembershipFilter
  size: number
  /** Counted from 1. */
  page: number
}

/** Reads the state from an address; an unknown value becomes its default. */
export function readListState(params: URLSearchParams): ListState {
  const joined = joinedOf(params.get('joined'))
  const isSpan = joined === 'span'
  return {
    view: viewOf(params.get('view')),
    q: (params.get('q') ?? '').trim(),
    sort: sortOf(params.get('sort')),
    joined,
    from: isSpan ? dayOf(params.get('from')) : '',
    to: isSpan ? dayOf(params.get('to')) : '',
    membership: membershipFilterOf(params.get('membership')),
    size: sizes.find((size) => String(size) === params.get('size')) ?? sizes[0],
    page: pageOf(params.get('page')),
  }
}

const defaults = readListState(new URLSearchParams())

/** The query string for a state: "?view=recent", or "" if all values are defaults, which are left out. */
export function listSearch(state: Partial<ListState>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(state)) {
    if (value !== Reflect.get(defaults, key)) params.set(key, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
