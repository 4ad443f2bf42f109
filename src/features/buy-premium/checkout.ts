import * as v from 'valibot'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import type { CheckoutOptions, CheckoutWindow } from './load-checkout'

const text = v.pipe(v.string(), v.transform(withoutDirectionMarks), v.nonEmpty())
const paidSchema = v.object({ razorpay_payment_id: text })
const failedSchema = v.object({ error: v.object({ description: text }) })

type Answers = {
  /** A payment was reported; null if the answer has no number, which is a payment all the same. */
  paid: (paymentId: string | null) => void
  dismissed: () => void
  /** One attempt failed, with the bank's text if any; the window stays open for another. */
  failed: (reason: string) => void
}

/**
 * Opens the card payment window. Its events are passed to `answers` whenever they arrive, even when
 * the page that opened it is gone, or after it seemed dismissed. Throws if it cannot open.
 * Product 7, Card payment provider.
 */
export function openCheckout(
  Checkout: CheckoutWindow,
  options: Omit<CheckoutOptions, 'handler' | 'modal'>,
  answers: Answers,
) {
  const checkout = new Checkout({
    ...options,
    handler(answer) {
      const result = v.safeParse(paidSchema, answer)
      answers.paid(result.success ? result.output.razorpay_payment_id : null)
    },
    modal: { ondismiss: answers.dismissed },
  })
  checkout.on?.('payment.failed', (answer) => {
    const result = v.safeParse(failedSchema, answer)
    answers.failed(result.success ? result.output.error.description : '')
  })
  checkout.open()
}
