import { CHECKOUT_ORIGINS, type TrustedRules } from '@/lib/browser/trusted'

/** HTML that could run code: no payment window needs it, and the rest of the policy refuses it too. */
const COULD_RUN =
  /<\s*(?:script|iframe|frame|object|embed|applet|base|meta|link|form)\b|[\s"'/]on[a-z]+\s*=|srcdoc|javascript:/i

const html = (text: string) => (COULD_RUN.test(text) ? null : text)

function scriptAddress(address: string): string | null {
  const { origin, href } = new URL(address, window.location.href)
  return CHECKOUT_ORIGINS.includes(origin) ? href : null
}

const rules: TrustedRules = { createHTML: html, createScriptURL: scriptAddress }

let isDone = false

/**
 * Lets the provider's script work under the Content Security Policy: it inserts its spinner as HTML and
 * loads a fraud check. Active only after the first press of Buy Now, and only for the provider's
 * scripts. Product 7, Card payment provider.
 */
export function trustCheckout() {
  if (isDone) return
  isDone = true
  window.trustedTypes?.createPolicy('default', rules)
}
