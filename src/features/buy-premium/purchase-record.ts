import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { localStore, onOtherTab, readJson } from '@/lib/browser/storage'
import { endOf } from '@/entities/membership/membership'

const text = v.pipe(v.string(), v.minLength(1))
const shared = { receipt: text, currency: text, orderId: v.optional(text), at: text }

const recordSchema = v.variant('state', [
  /** A payment window was opened (`at`) and has not yet said how it ended. */
  v.object({ state: v.literal('opened'), ...shared }),
  /** It was closed without a payment. */
  v.object({ state: v.literal('closed'), ...shared }),
  /**
   * It reported a payment (`at`). More than one number is a double payment. `known` once the
   * server's own record showed a valid membership.
   */
  v.object({
    state: v.literal('paid'),
    ...shared,
    paymentIds: v.array(text),
    known: v.optional(v.boolean(), false),
  }),
])

/** The last purchase of one account in this browser. Times are ISO text. */
export type PurchaseRecord = v.InferOutput<typeof recordSchema>
export type PaidRecord = Extract<PurchaseRecord, { state: 'paid' }>

const keyOf = (userId: string) => `payment:${userId}`

const known = new Map<string, { text: string | null; record: PurchaseRecord | null }>()
const listeners = new Set<() => void>()

function get(userId: string): PurchaseRecord | null {
  const stored = localStore.get(keyOf(userId))
  const last = known.get(userId)
  if (last?.text === stored) return last.record
  const result = v.safeParse(recordSchema, readJson(localStore, keyOf(userId)))
  const record = result.success ? result.output : null
  known.set(userId, { text: stored, record })
  return record
}

/**
 * What is known of each account's last purchase, in localStorage under `payment:<user id>`. It
 * outlives reload, logout and a second tab, so that no payment is forgotten and made again.
 */
export const purchaseRecords = {
  get,
  set(userId: string, record: PurchaseRecord) {
    localStore.set(keyOf(userId), JSON.stringify(record))
    for (const listener of listeners) listener()
  },
  /** False where a full or locked storage holds the record on this page alone. */
  isKept: (userId: string) => localStore.isKept(keyOf(userId)),
  subscribe(userId: string, listener: () => void): () => void {
    listeners.add(listener)
    const stop = onOtherTab(keyOf(userId), listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  },
}

/** The account's last purchase in this browser; null for a visitor. */
export function usePurchaseRecord(userId: string | undefined): PurchaseRecord | null {
  const subscribe = useCallback(
    (listener: () => void) =>
      userId ? purchaseRecords.subscribe(userId, listener) : () => undefined,
    [userId],
  )
  return useSyncExternalStore(
    subscribe,
    () => (userId ? get(userId) : null),
    () => null,
  )
}

/** The reported payment whose year still runs: with it, nothing may be charged again. */
export function runningPayment(record: PurchaseRecord | null, today: Date): PaidRecord | null {
  if (record?.state !== 'paid') return null
  const until = endOf(record.at)
  return !until || until > today ? record : null
}
