import { reportWorkingDays } from '@/content/facts/premium'

/**
 * What is said of a payment beside the specified words.
 * Product 4, Membership; 9, Refund policy.
 */
export const payment = {
  alreadyMember: (until?: string) =>
    `You are a Premium member${until ? ` until ${until}` : ''}. There is nothing to buy.`,
  /** What the payment window reported; the server confirms it in its own time. */
  paid: (paymentId: string) =>
    `The payment window reported your payment. Payment number: ${paymentId}.`,
  /** After the payment window reported success: what to keep and what to do if something is wrong. */
  afterPayment: `Keep the payment number. If the amount is wrong, or you were charged twice, tell us within ${reportWorkingDays} working days.`,
  /** After the window was closed. */
  afterCancel: `No payment was reported to us. If your bank or UPI app shows one all the same, do not pay again: tell us within ${reportWorkingDays} working days.`,
  blocked:
    'The payment window could not be loaded. An ad blocker or a weak connection may be in the way: allow checkout.razorpay.com, or try another browser.',
  loginEnded: 'Your login has ended. Log in again, and then press Buy Now.',
  logIn: 'Log in',
  /** Inside the open window. */
  attemptFailed: (reason: string) =>
    `This payment did not go through${reason ? `: ${reason}` : ''}. The payment window is still open: try again there, or close it.`,
  /** Begun by an account that was logged in before. */
  underWay:
    'Another payment is still under way on this page. Close its window or reload the page, and then press Buy Now again.',
  elsewhere:
    'A payment window of yours is open in another tab. Finish or close it there first, so that you do not pay twice.',
  /** A window was opened, and the page was closed or reloaded before it answered. */
  unresolved: (date: string, receipt: string) =>
    `We opened a payment window on ${date} (receipt ${receipt}) and did not hear how it ended. Check your bank or UPI app first.`,
  unresolvedRule: `If money was taken, do not pay again: tell us within ${reportWorkingDays} working days.`,
  payAnyway: 'No money was taken: open the payment window',
  alreadyPaid: 'You have already paid. There is nothing to buy.',
  /** The login ended in another tab while the window was open. */
  paidLoggedOut:
    'You have been logged out. Log in again: this browser remembers the payment, so you need not pay again.',
  notKept:
    'This browser could not save it, because its storage is full or blocked. Write the payment number down before you close the page.',
} as const
