/** The card payment's script, the only one from elsewhere. Product 7, Card payment provider. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** Where that script fetches others from. */
export const CHECKOUT_ORIGINS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com']

/** What a policy makes of a text; null: the browser refuses it and reports that. */
export type TrustedRules = {
  createHTML?: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

/** What the site’s own policy makes: addresses of code, and data that stands in a script element. */
type SiteRules = {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
}

declare global {
  interface Window {
    /** Not in every engine. What a policy makes is declared as a text: the DOM’s types know no other. */
    trustedTypes?: {
      createPolicy(name: 'site', rules: SiteRules): SiteRules
      createPolicy(name: 'default', rules: TrustedRules): unknown
    }
  }
}

/** Gives the address in full where it may run as code. Throws a TypeError for any other. */
function ownOrCheckout(address: string): string {
  const { origin, pathname, href } = new URL(address, window.location.href)
  if (origin === window.location.origin || origin + pathname === CHECKOUT_SCRIPT) return href
  throw new TypeError(`No script of this site: ${origin}`)
}

/** Gives a text back that is JSON, which does nothing where it is taken for code. Throws a SyntaxError. */
function onlyData(text: string): string {
  JSON.parse(text)
  return text
}

const rules: SiteRules = { createScriptURL: ownOrCheckout, createScript: onlyData }

let policy: SiteRules | undefined

/** A page may make each policy once. */
const sitePolicy = () => (policy ??= window.trustedTypes?.createPolicy('site', rules) ?? rules)

/**
 * The address of a script or a worker, in full, as a value that the policy lets run: only from our own
 * origin, or the card payment's script. Throws a TypeError for any other address, in every engine.
 * With `trustedData` the one place that makes such values. Product 10, Reports.
 */
export const trustedScriptUrl = (address: string): string => sitePolicy().createScriptURL(address)

/** JSON as the text of a script element that holds data. Throws a SyntaxError for any other text. */
export const trustedData = (json: string): string => sitePolicy().createScript(json)
