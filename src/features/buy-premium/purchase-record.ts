import * as v from 'valibot'
import { createStore, createStoredStore, type StoredStore, useStore } from '@/lib/browser/store'
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

function read(stored: unknown): PurchaseRecord | null {
  const result = v.safeParse(recordSchema, stored)
  return result.success ? result.output : null
}

const stores = new Map<string, StoredStore<PurchaseRecord | null>>()

function storeOf(userId: string) {
  const store = stores.get(userId) ?? createStoredStore(`payment:${userId}`, null, read)
  stores.set(userId, store)
  return store
}

const nobodys = createStore(null)

/**
 * What is known of each account's last purchase, in localStorage under `payment:<user id>`. It
 * outlives reload, logout and a second tab, so that no payment is forgotten and made again.
 */
export const purchaseRecords = {
  get: (userId: string) => storeOf(userId).get(),
  set: (userId: string, record: PurchaseRecord) => storeOf(userId).set(record),
  /** False where a full or locked storage holds the record on this page alone. */
  isKept: (userId: string) => storeOf(userId).isKept(),
  subscribe: (userId: string, listener: () => void) => storeOf(userId).subscribe(listener),
}

/** The account's last purchase in this browser; null for a visitor. */
export function usePurchaseRecord(userId: string | undefined): PurchaseRecord | null {
  return useStore<PurchaseRecord | null>(userId ? storeOf(userId) : nobodys)
}

/** The reported payment whose year still runs: with it, nothing may be charged again. */
export function runningPayment(record: PurchaseRecord | null, today: Date): PaidRecord | null {
  if (record?.state !== 'paid') return null
  const until = endOf(record.at)
  return !until || until > today ? record : null
}
