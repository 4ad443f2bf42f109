import { createSignal, createStore } from '@/lib/browser/storage/store'

/** A short message in the corner of the page, which closes itself. */
export type Notice = { id: number; kind: 'success' | 'error'; text: string }

/** Product 9, Timings. */
export const CLOSE_AFTER_MS = 5000

let nextId = 1
const waiting = createStore<readonly Notice[]>([])
const cleared = createSignal()

function add(kind: Notice['kind'], text: string) {
  waiting.set([...waiting.get(), { id: nextId++, kind, text }])
}

/** Shows a toast. Works from anywhere; the toast library loads with the first one. */
export const notify = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  /** Removes what is still shown, when it no longer applies. */
  clear() {
    if (waiting.get().length > 0) waiting.set([])
    cleared.emit()
  },
}

/** The notices that wait to be shown; the toast host takes them one by one. */
export const noticeQueue = {
  ...waiting,
  onClear: cleared.subscribe,
  take: (id: number) => waiting.set(waiting.get().filter((notice) => notice.id !== id)),
}
