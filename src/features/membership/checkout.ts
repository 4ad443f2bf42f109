import type { Orders } from 'razorpay/dist/types/orders'
import { env } from '@/lib/env'

type Options = Pick<Orders.RazorpayOrderBaseRequestBody, 'amount' | 'currency' | 'notes'> & {
  key: string
  name: string
  description: string
  order_id?: string | undefined
  prefill: { name: string; email: string; contact: string }
  handler: (answer: { razorpay_payment_id: string }) => void
  modal: { ondismiss: () => void }
}

type CheckoutWindow = new (options: Options) => { open: () => void }

declare global {
  interface Window {
    Razorpay?: CheckoutWindow
  }
}

const PROVIDER = 'https://checkout.razorpay.com/v1/checkout.js'
const SIMULATION = { key: 'rzp_local_simulation', script: '/local/checkout.js' }

/** The account and the script of the payment provider; where none is set, the local simulation. */
function provider() {
  if (env.razorpayKeyId) return { key: env.razorpayKeyId, script: PROVIDER }
  if (env.localApi) return SIMULATION
  throw new Error('The key of the payment provider is not set')
}

function inject(address: string): Promise<CheckoutWindow> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    const fail = () => {
      script.remove()
      reject(new Error('The payment window could not be loaded'))
    }
    // A blocked script may still "load", empty.
    script.addEventListener('load', () => (window.Razorpay ? resolve(window.Razorpay) : fail()))
    script.addEventListener('error', fail)
    document.head.append(script)
  })
}

let loading: Promise<CheckoutWindow> | undefined

/** One script for all clicks; after a failure the next click tries again. */
function loadCheckout(address: string): Promise<CheckoutWindow> {
  loading ??= inject(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** What the window reported; the server's own confirmation is another matter. */
export type CheckoutOutcome = { paymentId: string } | 'cancelled'

/**
 * Opens the card payment window. `amount` is in paise. A payment that fails keeps the window
 * open for another try. Throws where the window cannot open. Specification 7.
 */
export async function openCheckout(
  options: Omit<Options, 'key' | 'handler' | 'modal'>,
): Promise<CheckoutOutcome> {
  const { key, script } = provider()
  const Checkout = window.Razorpay ?? (await loadCheckout(script))
  return new Promise((resolve) => {
    new Checkout({
      ...options,
      key,
      handler: ({ razorpay_payment_id: paymentId }) => resolve({ paymentId }),
      modal: { ondismiss: () => resolve('cancelled') },
    }).open()
  })
}
