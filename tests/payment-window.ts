import { vi } from 'vitest'
import { purchaseProgress } from '@/features/buy-premium/purchase-progress'
import { apiStore } from './local-server'

/** What the site opens the payment window with. */
export type Opened = {
  key: string
  amount: number | string
  currency: string
  order_id?: string
  notes?: Record<string, unknown>
  prefill: Record<string, string>
  handler: (answer: unknown) => void
  modal: { ondismiss: () => void }
  /** Tells the site that one try failed. */
  fail: (answer: unknown) => void
}

const all: Opened[] = []

/** Stands in for the payment provider's window; keeps each one opened, the newest last. */
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
 * No purchase reaches into the next test. The setup calls it: this module is loaded once for many
 * files, and a hook of its own would be the first one's alone.
 */
export function endPurchases() {
  for (const { modal } of all.splice(0)) modal.ondismiss()
  // One that waits for an answer which no longer comes.
  const { buyer } = purchaseProgress.get()
  if (buyer) purchaseProgress.end(buyer, { tone: 'status', more: [] })
  purchaseProgress.forget()
}

/** The payment as the provider reports it to the server, which the real one does by a webhook. */
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

/** The user as this browser has stored the login. */
export const storedUser = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}').user

/** What this browser remembers of an account's purchase. */
export const recordOf = (userId: string) =>
  JSON.parse(window.localStorage.getItem(`payment:${userId}`) ?? 'null')
