import { createHash } from 'node:crypto'
import { inlineIn } from './headers-inline.ts'

/** The header that only pages need; a page also contains one, for its own styles. */
export const POLICY = 'Content-Security-Policy'

/** The style element that the payment provider's script puts on the page, for its spinner. */
const PAYMENT_SPINNER =
  '@keyframes rzp-rot{to{transform: rotate(360deg);}}@-webkit-keyframes rzp-rot{to{-webkit-transform: rotate(360deg);}}'

/** An empty style element, which code then fills rule by rule; src/site/hosting/headers-style-elements.ts. */
const EMPTY = ''

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hash of each text, in the form of a policy and without repeats. */
export const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(hash))].toSorted()

/**
 * The part of the policy that a page contains in its head, right after its own style: the style elements that may be
 * added from there on. A policy does not apply to what the page contains before it, so this one needs no hash of the
 * page's style; in the HTTP header, each page would carry the hashes of all pages.
 */
export const STYLE_POLICY = ['style-src-elem', "'self'", ...hashes([EMPTY, PAYMENT_SPINNER])].join(
  ' ',
)

/** Throws for a page with a style that its own policy would refuse, and for one without a policy for styles. */
export function checkStylesAreAllowed(pages: readonly string[]) {
  for (const page of pages) {
    const { refused, policies } = inlineIn(page)
    if (policies !== 1)
      throw new Error(`A page should have one policy for its styles and has ${policies}`)
    if (refused.length > 0)
      throw new Error(`A page has a style behind its policy, which refuses it: ${refused[0]}`)
  }
}
