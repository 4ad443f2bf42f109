/** The card payment's script, the only one from another origin. Product 7, Card payment provider. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The origins that this script loads other scripts from. */
export const CHECKOUT_ORIGINS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com']

/** What a policy turns a text into; null: the browser refuses the text and reports that. */
export type TrustedRules = {
  createHTML?: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

/** What the site’s own policy makes: addresses of code, and data for a script element. */
type SiteRules = {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
}

declare global {
  interface Window {
    /** Not in every engine. What a policy makes is declared as a string: the DOM’s types accept nothing else. */
    trustedTypes?: {
      createPolicy(name: 'site', rules: SiteRules): SiteRules
      createPolicy(name: 'default', rules: TrustedRules): unknown
    }
  }
}

/** Returns the full address if it may run as code. Throws a TypeError for any other. */
function ownOrCheckout(address: string): string {
  const { origin, pathname, href } = new URL(address, window.location.href)
  if (origin === window.location.origin || origin + pathname === CHECKOUT_SCRIPT) return href
  throw new TypeError(`No script of this site: ${origin}`)
}

/** Returns a text that is JSON, which does nothing even if it runs as code. Throws a SyntaxError for others. */
function onlyData(text: string): string {
  JSON.parse(text)
  return text
}

const rules: SiteRules = { createScriptURL: ownOrCheckout, createScript: onlyData }

let policy: SiteRules | undefined

/** A page may create each policy only once. */
const sitePolicy = () => (policy ??= window.trustedTypes?.createPolicy('site', rules) ?? rules)

/**
 * The full address of a script or a worker, as a value that the policy allows: only from the site's own origin, or the
 * card payment's script. Throws a TypeError for any other address, in every engine. Only this function and
 * `trustedData` make such values. Product 10, Reports.
 */
export const trustedScriptUrl = (address: string): string => sitePolicy().createScriptURL(address)

/** JSON as the text of a script element that holds data. Throws a SyntaxError for any other text. */
export const trustedData = (json: string): string => sitePolicy().createScript(json)
