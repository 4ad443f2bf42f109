/** The card payment's script, the only one from elsewhere. Product 7, Card payment provider. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** Where that script fetches others from. */
export const CHECKOUT_ORIGINS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com']

/** What a policy makes of a text; null: the browser refuses it and reports that. */
export type TrustedRules = {
  createHTML?: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

type Policy = { createScriptURL: (address: string) => string }

declare global {
  interface Window {
    /** Not in every engine. What a policy makes is declared as a text: the DOM’s types know no other. */
    trustedTypes?: {
      createPolicy: (name: 'site' | 'default', rules: TrustedRules) => Policy
    }
  }
}

/** Gives the address in full where it may run as code. Throws a TypeError for any other. */
function ownOrCheckout(address: string): string {
  const { origin, pathname, href } = new URL(address, window.location.href)
  if (origin === window.location.origin || origin + pathname === CHECKOUT_SCRIPT) return href
  throw new TypeError(`No script of this site: ${origin}`)
}

let policy: Policy | undefined

/**
 * The address of a script or a worker, in full, as a value that the policy lets run: only from our own
 * origin, or the card payment's script. Throws a TypeError for any other address, in every engine.
 * The one place that makes such values. Product 10, Reports.
 */
export function trustedScriptUrl(address: string): string {
  const rules = { createScriptURL: ownOrCheckout }
  // A page may make each policy once.
  policy ??= window.trustedTypes?.createPolicy('site', rules) ?? rules
  return policy.createScriptURL(address)
}
