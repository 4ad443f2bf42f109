import { DATA_FILES, PREVIEW_FOLDER, WORKER_FILE } from '#site-files'
import { inlineScripts } from './headers-inline.ts'
import { hashes, POLICY } from './style-policy.ts'

/** What the policy of one build depends on. */
export type PolicyFacts = {
  /** Every built HTML page: of inline scripts, only those in one of them are allowed. */
  pages: readonly string[]
  /** Origin of the API; empty: the site's own. */
  apiHost: string
  /** Origin under which the site is published; empty if unknown. */
  siteUrl: string
  /** Where failure reports are sent, an address or a path of the site; empty: nowhere. */
  reportUrl: string
}

const EMAIL = 'https://api.emailjs.com'

/**
 * The payment provider's origins, as its own shop plugin lists them; the checkout script fetches a fraud check from
 * `cdn`, without which payments may be refused, and reports to the three `reports`.
 */
const PAYMENT = {
  checkout: 'https://checkout.razorpay.com',
  cdn: 'https://cdn.razorpay.com',
  api: 'https://api.razorpay.com',
  reports: [
    'https://lumberjack.razorpay.com',
    'https://lumberjack-cx.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
}

/** Trusted Types policies, makers of code values: lib/browser/trusted.ts; features/buy-premium for its window. */
const TRUSTED_POLICIES = ['site', 'default']

/** Browser features that the site never uses, switched off so that nothing on its pages can use them. */
const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For pages: cached, but revalidated each time, so that a deploy is seen at once. */
export const REVALIDATE = 'no-cache'
/** For icons and such, whose names stay: one hour. */
export const SHORT = 'public, max-age=3600'

/** All files other than pages that are revalidated each time: the worker's too, or phones keep the old one. */
export const REVALIDATED_FILES = [...DATA_FILES, WORKER_FILE]

const originOf = (address: string) => (address ? new URL(address).origin : '')

/**
 * The Content-Security-Policy of all pages, without their styles: style-policy.ts. One for all, because a visit may
 * begin on any page and then changes its address without a new document: the policy of the first page stays.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { pages, apiHost, siteUrl, reportUrl } = facts
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(pages)), PAYMENT.checkout, PAYMENT.cdn],
    // For style attributes: one sets the size of the payment window's frame. Also for browsers that do not know the
    // `style-src-elem` of each page (before 2022).
    'style-src': ["'self'", "'unsafe-inline'"],
    // Photos may be on any host that the API names; blob: is for a chosen photo while it is scaled down.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      apiHost,
      EMAIL,
      reportUrl.startsWith('/') ? '' : originOf(reportUrl),
      PAYMENT.api,
      ...PAYMENT.reports,
    ],
    'frame-src': [PAYMENT.api, PAYMENT.checkout],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // No plain text may become code or HTML, in browsers that support this.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_POLICIES,
  }
  const lines = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources.filter(Boolean)].join(' '),
  )
  if (siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests')
  return lines.join('; ')
}

/** The header that every file needs. */
export const NOSNIFF = 'X-Content-Type-Options'

/** The header that says who may show a file of the site. */
export const CORP_HEADER = 'Cross-Origin-Resource-Policy'

/** Pictures that other sites may show: those of link previews, and the site's logo. */
export const SHOWN_ANYWHERE = String.raw`^/(?:og(?:-[a-z]+)?|apple-touch-icon|icon-[a-z0-9-]+)\.png$|^/favicon\.(?:svg|ico)$|^${PREVIEW_FOLDER}`

/** The value of `CORP_HEADER` for an address of the site. */
export const resourcePolicyOf = (pathname: string): 'cross-origin' | 'same-origin' =>
  new RegExp(SHOWN_ANYWHERE).test(pathname) ? 'cross-origin' : 'same-origin'

/** What search engines may do with a page, beside what the page itself says. */
export const ROBOTS_HEADER = 'X-Robots-Tag'

/** For each page: a search result may show its picture in full. */
const ROBOTS_OF_PAGES = 'max-image-preview:large'

/** For addresses that are never listed, whose shell says nothing before its code has loaded. */
export const ROBOTS_OF_UNLISTED = 'noindex'

/** The headers of every page of the site; for other files, NOSNIFF is enough. */
export function siteHeaders(facts: PolicyFacts): Record<string, string> {
  const off = FEATURES_OFF.map((feature) => `${feature}=()`)
  return {
    [POLICY]: contentSecurityPolicy(facts),
    [NOSNIFF]: 'nosniff',
    [ROBOTS_HEADER]: ROBOTS_OF_PAGES,
    // Addresses contain search terms, which other sites must not get.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': [...off, `payment=(self "${PAYMENT.api}" "${PAYMENT.checkout}")`].join(
      ', ',
    ),
    // Bank pages open as pop-ups of the payment window and answer it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}
