import { vi } from 'vitest'
import { purchaseProgress } from '@/features/buy-premium/purchase-progress'
import { apiStore } from './local-server'

/** The options with which the site opens the payment window. */
export type Opened = {
  key: string
  amount: number | string
  currency: string
  order_id?: string
  notes?: Record<string, unknown>
  prefill: Record<string, string>
  handler: (answer: unknown) => void
  modal: { ondismiss: () => void }
  /** Tells the site that one payment attempt failed. */
  fail: (answer: unknown) => void
}

const all: Opened[] = []

/** Stands in for the payment provider's window; collects each one that is opened, the newest last. */
export function stubCheckout(act: (opened: Opened) => void = () => undefined): Opened[] {
  const windows: Opened[] = []
  vi.stubGlobal(
    'Razorpay',
    class {
      #opened: Opened
      constructor(options: Opened) {
        this.#opened = { ...options, fail: () => undefined }
      }
      on(_: 'payment.failed', callback: (answer: unknown) => void) {
        this.#opened.fail = callback
      }
      open() {
        windows.push(this.#opened)
        all.push(this.#opened)
        act(this.#opened)
      }
    },
  )
  return windows
}

/**
 * Ends every purchase, so that none reaches into the next test. The setup calls it: this module is loaded once
 * for many files, and a hook in it would run for the first file only.
 */
export function endPurchases() {
  for (const { modal } of all.splice(0)) modal.ondismiss()
  // A purchase may still wait for an answer that no longer arrives.
  const { buyer } = purchaseProgress.get()
  if (buyer) purchaseProgress.end(buyer, { tone: 'status', more: [] })
  purchaseProgress.forget()
}

/** Reports the payment to the server, as the provider does by a webhook. */
export async function payOnServer({ order_id }: Opened) {
  const response = await fetch('/local/checkout/pay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_id }),
  })
  return response.json()
}

export const ordersMade = () =>
  apiStore().requests.filter(({ path }) => path.endsWith('/createsubscribe')).length

/** The user in the login that this browser has stored. */
export const storedUser = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}').user

/** What this browser has stored about an account's purchase. */
export const recordOf = (userId: string) =>
  JSON.parse(window.localStorage.getItem(`payment:${userId}`) ?? 'null')
