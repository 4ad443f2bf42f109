import {
  createStore,
  createStoredStore,
  type StoredStore,
  useStore,
} from '@/lib/browser/storage/store'
import { endOf } from '@/entities/membership/membership'

type Shared = {
  receipt: string
  currency: string
  orderId?: string | undefined
  /** When the purchase entered this state: ISO text. */
  at: string
  /** The earlier record that still counts: a window that never reported how it ended, or a payment. */
  earlier?: PurchaseRecord | undefined
}

/** The window reported a payment. More than one number is a double payment. */
export type PaidRecord = Shared & {
  state: 'paid'
  paymentIds: string[]
  /** Whether the server's own record has shown a valid membership. */
  known: boolean
}

/**
 * The last purchase of one account in this browser: a payment window was opened and has not yet reported
 * how it ended, was closed without a payment, or reported a payment.
 */
export type PurchaseRecord = (Shared & { state: 'opened' | 'closed' }) | PaidRecord

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Checked manually: the schema library used for the API is larger than all other membership code. */
function read(stored: unknown): PurchaseRecord | null {
  const it: Partial<Record<keyof PaidRecord, unknown>> = Object(stored)
  const { state, receipt, currency, orderId, at, earlier, paymentIds, known = false } = it
  if (!isText(receipt) || !isText(currency) || !isText(at)) return null
  if (orderId !== undefined && !isText(orderId)) return null
  const shared = { receipt, currency, orderId, at, earlier: read(earlier) ?? undefined }
  if (state === 'opened' || state === 'closed') return { state, ...shared }
  if (state !== 'paid' || typeof known !== 'boolean') return null
  if (!Array.isArray(paymentIds) || !paymentIds.every(isText)) return null
  return { state, ...shared, paymentIds, known }
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
  /** False if storage is full or locked, so that only this page holds the record. */
  isKept: (userId: string) => storeOf(userId).isKept(),
}

/** The account's last purchase in this browser; null for a visitor. */
export function usePurchaseRecord(userId: string | undefined): PurchaseRecord | null {
  return useStore<PurchaseRecord | null>(userId ? storeOf(userId) : nobodys)
}

/** Whether the year of a payment, or of a possible one, has not ended; true without a usable date. */
export function isRunning({ at }: PurchaseRecord, today: Date): boolean {
  const until = endOf(at)
  return !until || until > today
}

/**
 * The payment that counts although the server does not show it. Once the server has shown it, the
 * server's record decides: it may have taken it back. No new order is made while such a payment counts, so
 * it is always the last record.
 */
export function unknownPayment(record: PurchaseRecord | null, today: Date): PaidRecord | null {
  return record?.state === 'paid' && !record.known && isRunning(record, today) ? record : null
}

/** All known purchases of an account, from the last one back, the newest first. */
export function historyOf(last: PurchaseRecord | null | undefined): PurchaseRecord[] {
  return last ? [last, ...historyOf(last.earlier)] : []
}

/** Whether surely no money was taken: no window has an unknown outcome, and none reported a payment that counts. */
export function isSurelyUnpaid(userId: string): boolean {
  const record = purchaseRecords.get(userId)
  const today = new Date()
  const mayHavePaid = historyOf(record).some(
    (each) => each.state === 'opened' && isRunning(each, today),
  )
  return !mayHavePaid && !unknownPayment(record, today)
}
