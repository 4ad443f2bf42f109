/** A short message in the corner of the page, which closes itself. */
export type Notice = { id: number; kind: 'success' | 'error'; text: string }

/** Product 9, Timings. */
export const CLOSE_AFTER_MS = 5000

let nextId = 1
let notices: readonly Notice[] = []
const listeners = new Set<() => void>()
const clearers = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function add(kind: Notice['kind'], text: string) {
  change([...notices, { id: nextId++, kind, text }])
}

/** Shows a toast. Works from anywhere; the toast library loads with the first one. */
export const notify = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  /** Takes away what is still shown, when it holds no longer. */
  clear() {
    if (notices.length > 0) change([])
    for (const clearer of clearers) clearer()
  },
}

/** The notices that wait to be shown; the toast host takes them one by one. */
export const noticeQueue = {
  get: () => notices,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  onClear: (clearer: () => void) => {
    clearers.add(clearer)
    return () => void clearers.delete(clearer)
  },
  take: (id: number) => {
    change(notices.filter((notice) => notice.id !== id))
  },
}
