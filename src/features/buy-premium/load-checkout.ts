import type { Orders } from 'razorpay/dist/types/orders'
import { CHECKOUT_SCRIPT, trustedScriptUrl } from '@/lib/browser/trusted'
import { env } from '@/lib/env'
import { trustCheckout } from './trust-checkout'

/** The options of the provider's window. `amount` is in paise. */
export type CheckoutOptions = Pick<
  Orders.RazorpayOrderBaseRequestBody,
  'amount' | 'currency' | 'notes'
> & {
  key: string
  name: string
  description: string
  order_id?: string | undefined
  prefill: { name: string; email: string; contact: string }
  /** The answers are a third party's: they are checked before use. */
  handler: (answer: unknown) => void
  modal: { ondismiss: () => void }
}

type Checkout = {
  open: () => unknown
  on?: (event: 'payment.failed', callback: (answer: unknown) => void) => unknown
}

/** What the provider's script leaves on `window`. */
export type CheckoutWindow = new (options: CheckoutOptions) => Checkout

declare global {
  interface Window {
    Razorpay?: CheckoutWindow
  }
}

// Decided at build time, so that a production bundle contains nothing of the simulation.
const SIMULATION =
  import.meta.env.MODE === 'production'
    ? null
    : { key: 'rzp_local_simulation', script: '/local/checkout.js' }
const TIMEOUT_MS = 15_000

/** Thrown when the payment window's script cannot be loaded; nothing was opened. */
export class CheckoutBlockedError extends Error {}

/** The key and the script of the payment provider; if no key is set, those of the local simulation. */
function provider() {
  if (env.razorpayKeyId) return { key: env.razorpayKeyId, script: CHECKOUT_SCRIPT }
  if (env.localApi && SIMULATION) return SIMULATION
  throw new Error('The key of the payment provider is not set')
}

function inject(address: string): Promise<CheckoutWindow> {
  trustCheckout()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trustedScriptUrl(address)
    function end() {
      clearTimeout(timer)
      if (window.Razorpay) {
        resolve(window.Razorpay)
        return
      }
      // An ad blocker may let an empty script "load".
      script.remove()
      reject(new CheckoutBlockedError('The payment window could not be loaded'))
    }
    const timer = setTimeout(end, TIMEOUT_MS)
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    document.head.append(script)
  })
}

let loading: Promise<CheckoutWindow> | undefined
let failures = 0

/** Uses a new address after a failure: a browser makes a second request for a file wait behind one that hangs. */
function load(address: string): Promise<CheckoutWindow> {
  return inject(failures === 0 ? address : `${address}?again=${failures}`)
}

/**
 * The provider's window and the site's key for it. All clicks share one script; after a failure or
 * 15 s without an answer the next click tries again. Throws CheckoutBlockedError.
 */
export async function loadCheckout(): Promise<{ key: string; Checkout: CheckoutWindow }> {
  const { key, script } = provider()
  if (window.Razorpay) return { key, Checkout: window.Razorpay }
  loading ??= load(script)
    .catch((error: unknown) => {
      failures += 1
      throw error
    })
    .finally(() => {
      loading = undefined
    })
  return { key, Checkout: await loading }
}
