import { useState } from 'react'
import { shortlist as words } from '@/words/shortlist'
import { keyOf, type SavedItem, type SavedKind } from './schema'
import { shortlist } from './store'
import { shownName } from './shown-name'

const { row } = words

/** What was removed last, and its place among those of its kind. */
export type Removed = { item: SavedItem; at: number }

type State = {
  /** The message for screen readers. */
  said: string
  removed: Removed | null
  /** The key of what was put back last. */
  back: string
}

const START: State = { said: '', removed: null, back: '' }

const ofKind = (kind: SavedKind) => shortlist.get().filter((item) => item.kind === kind)

const placeOf = (item: SavedItem) =>
  ofKind(item.kind).findIndex((other) => keyOf(other) === keyOf(item))

function makeChanges(set: (next: (now: State) => State) => void) {
  const say = (said: string) => set((now) => ({ ...now, said }))

  function moveTo(item: SavedItem, at: number) {
    const { length } = ofKind(item.kind)
    if (at < 0) return say(row.first(shownName(item)))
    if (at >= length) return say(row.last(shownName(item)))
    shortlist.place(item, at)
    return say(row.moved(shownName(item), at + 1, length))
  }

  return {
    say,
    /** Moves a thing by one place, up (-1) or down (1). */
    move: (item: SavedItem, by: -1 | 1) => moveTo(item, placeOf(item) + by),
    drop(kind: SavedKind, from: number, to: number) {
      const item = ofKind(kind)[from]
      if (item) moveTo(item, to)
    },
    remove(item: SavedItem) {
      const removed = { item, at: placeOf(item) }
      shortlist.remove(item)
      set(() => ({ said: row.removed(shownName(item)), removed, back: '' }))
    },
    undo({ item, at }: Removed) {
      shortlist.place(item, at)
      set(() => ({ said: row.back(shownName(item)), removed: null, back: keyOf(item) }))
    },
  }
}

/** The reader's actions on the list; the same functions for as long as the page is open. */
export type Changes = ReturnType<typeof makeChanges>

/** The reader's changes to a list of `items`, with the message about the last one. */
export function useChanges(items: readonly SavedItem[]): State & { changes: Changes } {
  const [state, set] = useState(START)
  const gone = state.removed && keyOf(state.removed.item)
  // A link, or another tab, has put it back.
  if (items.some((item) => keyOf(item) === gone)) set({ ...state, removed: null })
  const [changes] = useState(() => makeChanges(set))
  return { ...state, changes }
}
