import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { premiumPrice } from '@/content/facts/premium'
import type { User } from '@/entities/user/user'
import { withTabLock } from '@/features/buy-premium/with-tab-lock'
import { refusalFor } from '@/features/buy-premium/outcomes'
import { purchaseProgress } from '@/features/buy-premium/purchase-progress'
import { changesFrom, noteWhatServerKnows } from '@/features/buy-premium/reconcile-member'
import { restoredBy } from '@/features/buy-premium/reported-payment'
import { noteClosed, notePaid, noteWindow } from '@/features/buy-premium/note-purchase'
import { runningPayments, unresolvedWindowsIn } from '@/features/buy-premium/purchase-history'
import {
  isSurelyUnpaid,
  type PurchaseRecord,
  purchaseRecords,
  usePurchaseRecord,
} from '@/features/buy-premium/purchase-record'
import { breakStorage } from '../helpers/broken-storage'

const now = new Date('2026-11-20T10:00:00.000Z')
const stored: User = {
  _id: 'u1',
  name: 'Asha',
  email: 'a@example.com',
  phone: '9000000001',
  role: 0,
  usercode: 'URU-1',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const paid = {
  state: 'paid',
  receipt: 'r2',
  currency: 'INR',
  orderId: 'order_2',
  at: '2026-11-20T09:00:00.000Z',
  paymentIds: ['pay_2'],
  known: false,
} as const satisfies PurchaseRecord
const gained = {
  receipt: 'r2',
  amount: premiumPrice.pricePaise,
  currency: 'INR',
  updatedAt: paid.at,
}
const key = 'payment:u1'

const remember = (record: PurchaseRecord = { ...paid, paymentIds: [...paid.paymentIds] }) =>
  purchaseRecords.set('u1', record)

describe('the record of a purchase', () => {
  test('is stored separately for each account', () => {
    remember()
    expect(purchaseRecords.get('u1')).toMatchObject(paid)
    expect(purchaseRecords.get('u2')).toBeNull()
  })

  test.each(['garbage', '[]', '{"state":"paid"}', '{"state":"stolen","receipt":"r"}', 'null'])(
    '%s in its place does not count',
    (text) => {
      window.localStorage.setItem(key, text)
      expect(purchaseRecords.get('u1')).toBeNull()
    },
  )

  test.each([
    { receipt: '' },
    { currency: null },
    { at: null },
    { orderId: 7 },
    { state: 'stolen' },
    { known: 'yes' },
    { paymentIds: [7] },
  ])('with %j it does not count', (wrong) => {
    window.localStorage.setItem(key, JSON.stringify({ ...paid, ...wrong }))
    expect(purchaseRecords.get('u1')).toBeNull()
  })

  test('works on this page if the storage is full, and says so', () => {
    const repair = breakStorage('setItem')
    remember()
    expect(purchaseRecords.get('u1')).toMatchObject(paid)
    expect(purchaseRecords.isKept('u1')).toBe(false)
    repair()
    remember()
    expect(purchaseRecords.isKept('u1')).toBe(true)
  })

  test('is shown when another tab writes it, and stays the same object otherwise', () => {
    const { result, rerender } = renderHook(() => usePurchaseRecord('u1'))
    expect(result.current).toBeNull()
    window.localStorage.setItem(key, JSON.stringify(paid))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(result.current).toMatchObject(paid)
    const { current: shown } = result
    rerender()
    expect(result.current).toBe(shown)
    expect(purchaseRecords.get('u1')).toBe(shown)
  })

  test('a reported payment counts for a year, and for ever if its date is unreadable', () => {
    const record = { ...paid, paymentIds: ['pay_2'] }
    expect(runningPayments(record, now)).toEqual([record])
    expect(runningPayments(record, new Date('2027-11-20T08:59:00Z'))).toEqual([record])
    expect(runningPayments(record, new Date('2027-11-20T09:01:00Z'))).toEqual([])
    expect(runningPayments({ ...record, at: 'x' }, new Date('2099-01-01'))).toHaveLength(1)
    expect(runningPayments({ ...paid, state: 'opened' }, now)).toEqual([])
  })
})

/** All entries of the record, the newest first. */
function history() {
  const found: string[] = []
  for (let each = purchaseRecords.get('u1'); each; each = each.earlier ?? null)
    found.push(`${each.state} ${each.receipt}`)
  return found
}

describe('what was before the last purchase', () => {
  const order = { receipt: 'r3', currency: 'INR', orderId: 'order_3' }
  const takenBack = { ...paid, paymentIds: ['pay_2'], known: true }
  const lost = { ...order, state: 'opened', at: '2026-11-20T08:00:00.000Z' } as const

  test('a payment is kept beside later orders and windows, a closed window is not', () => {
    remember(takenBack)
    noteWindow('u1', order, 'closed')
    noteClosed('u1', noteWindow('u1', order, 'opened'))
    noteWindow('u1', { ...order, receipt: 'r4' }, 'closed')
    expect(history()).toEqual(['closed r4', 'paid r2'])
    expect(runningPayments(purchaseRecords.get('u1'), now)).toMatchObject([takenBack])
    expect(isSurelyUnpaid('u1')).toBe(true)
  })

  test('is still known after a reload', () => {
    window.localStorage.setItem(key, JSON.stringify({ ...lost, earlier: takenBack }))
    expect(history()).toEqual(['opened r3', 'paid r2'])
    expect(isSurelyUnpaid('u1')).toBe(false)
  })

  test('a payment removes each window of its order, and of no other order', () => {
    remember({ ...lost, earlier: { ...lost, receipt: 'r1' } })
    noteWindow('u1', order, 'opened')
    notePaid('u1', order, 'pay_3')
    expect(history()).toEqual(['paid r3', 'opened r1'])
  })

  test('a window that closes is removed from under a payment, but a lost one of its order is not', () => {
    remember(lost)
    const window = noteWindow('u1', order, 'opened')
    notePaid('u1', { ...order, receipt: 'r4' }, 'pay_4')
    expect(noteClosed('u1', window)).toMatchObject({ paymentIds: ['pay_4'] })
    expect(history()).toEqual(['paid r4', 'opened r3'])
    expect(unresolvedWindowsIn(purchaseRecords.get('u1'), now)).toMatchObject([lost])
  })

  test('a window that closes leaves the later one of another tab', () => {
    const window = noteWindow('u1', order, 'opened')
    noteWindow('u1', { ...order, receipt: 'r4' }, 'opened')
    noteClosed('u1', window)
    expect(history()).toEqual(['closed r3', 'opened r4'])
  })

  test('a second number of one order is stored with the first, one of another order separately', () => {
    notePaid('u1', order, 'pay_3')
    notePaid('u1', { ...order, receipt: 'r4' }, 'pay_4')
    notePaid('u1', order, 'pay_5')
    const payments = runningPayments(purchaseRecords.get('u1'), new Date())
    expect(payments.map(({ paymentIds }) => paymentIds)).toEqual([['pay_3', 'pay_5'], ['pay_4']])
  })

  test('a lost window counts for a year, and for ever if its date is unreadable', () => {
    expect(unresolvedWindowsIn(lost, new Date('2027-11-20T07:59:00Z'))).toEqual([lost])
    expect(unresolvedWindowsIn(lost, new Date('2027-11-20T08:01:00Z'))).toEqual([])
    expect(unresolvedWindowsIn({ ...lost, at: 'x' }, new Date('2099-01-01'))).toHaveLength(1)
    remember({ ...lost, at: new Date().toISOString() })
    expect(isSurelyUnpaid('u1')).toBe(false)
    remember({ ...lost, at: '2020-01-01T00:00:00.000Z' })
    expect(isSurelyUnpaid('u1')).toBe(true)
  })

  test('a lost window of an order that was paid is not reported', () => {
    const same = { ...lost, receipt: paid.receipt }
    expect(unresolvedWindowsIn({ ...takenBack, earlier: { ...same, earlier: lost } }, now)).toEqual(
      [lost],
    )
  })
})

describe('who may not buy', () => {
  test('an account without receipt and payment may buy', () => {
    expect(refusalFor(stored, now)).toBeNull()
  })

  test('a member may not, and is told the day it ends', () => {
    const member = { ...stored, receipt: 'r1' }
    expect(refusalFor(member, now)?.more).toEqual([
      'You are a Premium member until 1 January 2027. There is nothing to buy.',
    ])
  })

  test('a person who has paid may not, whatever the login says, and sees payment number and rule', () => {
    remember()
    const words = refusalFor(stored, now)?.more.join(' ')
    expect(words).toContain('You have already paid')
    expect(words).toContain('pay_2')
    expect(words).toContain('within 7 working days')
  })

  test('a payment without a number names the receipt', () => {
    remember({ ...paid, paymentIds: [] })
    expect(refusalFor(stored, now)?.more.join(' ')).toContain('r2')
  })

  test('somebody else who uses this browser may', () => {
    remember()
    expect(refusalFor({ ...stored, _id: 'u2' }, now)).toBeNull()
  })
})

describe('the stored login and the server', () => {
  test('change nothing if they agree', () => {
    expect(changesFrom(stored, { ...stored }, now)).toBeNull()
  })

  test('the server’s data win', () => {
    const server = { ...stored, name: 'Asha M', receipt: 'r9', updatedAt: paid.at }
    expect(changesFrom(stored, server, now)).toEqual({
      name: 'Asha M',
      receipt: 'r9',
      updatedAt: paid.at,
    })
  })

  test('a membership that the server took back ends', () => {
    const changes = changesFrom({ ...stored, receipt: 'r1' }, stored, now)
    expect(changes).toEqual({ receipt: undefined })
  })

  test('a payment that the server does not know yet stays as the window reported it', () => {
    remember()
    expect(changesFrom({ ...stored, ...gained }, stored, now)).toBeNull()
    expect(changesFrom(stored, stored, now)).toEqual(gained)
  })

  test('an old receipt of the server does not undo a renewal, but a valid one replaces it', () => {
    remember()
    const old = { ...stored, receipt: 'r1', updatedAt: '2025-01-01T00:00:00.000Z' }
    expect(changesFrom({ ...stored, ...gained }, old, now)).toBeNull()
    const fresh = { ...stored, ...gained, receipt: 'r2-server' }
    expect(changesFrom({ ...stored, ...gained }, fresh, now)).toEqual({ receipt: 'r2-server' })
  })

  test('for a payment that the server knew, the server’s answer counts', () => {
    remember({ ...paid, paymentIds: ['pay_2'], known: true })
    expect(changesFrom({ ...stored, ...gained }, stored, now)).toMatchObject({ receipt: undefined })
    expect(restoredBy(stored, now)).toBeNull()
    expect(refusalFor(stored, now)).toBeNull()
    expect(refusalFor({ ...stored, ...gained }, now)?.more.join(' ')).toContain('pay_2')
  })

  test('an empty answer empties no field', () => {
    const empty = { ...stored, name: '', email: '', phone: '', usercode: undefined }
    expect(changesFrom(stored, empty, now)).toBeNull()
    expect(changesFrom(stored, { ...empty, usercode: '' }, now)).toBeNull()
  })

  test('a new login without the payment takes it from the record', () => {
    remember()
    expect(restoredBy(stored, now)).toEqual(gained)
    expect(restoredBy({ ...stored, ...gained }, now)).toBeNull()
    expect(restoredBy({ ...stored, _id: 'u2' }, now)).toBeNull()
  })

  test('the record is marked as known once the server shows the membership, not before', () => {
    remember()
    noteWhatServerKnows(stored, now)
    expect(purchaseRecords.get('u1')).toMatchObject({ known: false })
    noteWhatServerKnows({ ...stored, ...gained }, now)
    expect(purchaseRecords.get('u1')).toMatchObject({ known: true })
  })
})

const withLocks = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } })

describe('one window at a time', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('another tab that holds the lock keeps this one out', async () => {
    withLocks((_: string, __: object, run: (lock: null) => unknown) => Promise.resolve(run(null)))
    const work = vi.fn<() => Promise<string>>()
    expect(await withTabLock('payment:u1', work)).toBeNull()
    expect(work).not.toHaveBeenCalled()
  })

  test('the lock is held until the work is done', async () => {
    withLocks((_: string, __: object, run: (lock: object) => unknown) => Promise.resolve(run({})))
    expect(await withTabLock('payment:u1', () => Promise.resolve('done'))).toBe('done')
  })

  test('without locks, and if they are denied, the work runs once', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
    vi.stubGlobal('navigator', { locks: undefined })
    expect(await withTabLock('payment:u1', work)).toBe('done')
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')))
    expect(await withTabLock('payment:u1', work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('a failure inside is rethrown and not tried again', async () => {
    withLocks(async (_: string, __: object, run: (lock: object) => unknown) => run({}))
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
    await expect(withTabLock('payment:u1', work)).rejects.toThrow('broken')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('in one tab, a second purchase does not begin before the first has ended', () => {
    expect(purchaseProgress.begin('u1')).toBe(true)
    expect(purchaseProgress.begin('u1')).toBe(false)
    purchaseProgress.end('u1', { tone: 'status', more: ['over'] })
    expect(purchaseProgress.begin('u1')).toBe(true)
    purchaseProgress.end('u1', { tone: 'status', more: ['over'] })
    purchaseProgress.forget()
  })

  test('a window of another account that answers late does not free the purchase under way', () => {
    const over = { tone: 'status', more: ['over'] } as const
    expect(purchaseProgress.begin('u2')).toBe(true)
    purchaseProgress.end('u1', over)
    expect(purchaseProgress.begin('u2')).toBe(false)
    purchaseProgress.end('u2', over)
    purchaseProgress.forget()
  })
})
