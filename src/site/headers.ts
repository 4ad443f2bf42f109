import { DATA_FILES, PREVIEW_FOLDER, WORKER_FILE } from '#site-files'
import { inlineScripts } from './headers-inline.ts'
import { hashes, POLICY } from './style-policy.ts'

/** What the policy of one build hangs on. */
export type PolicyFacts = {
  /** Every built HTML page: the scripts in one of them are allowed, and nothing else. */
  pages: readonly string[]
  /** Origin of the API; empty: the site's own. */
  apiHost: string
  /** Origin under which the site is published; empty where it is not known. */
  siteUrl: string
  /** Where reports of failures go, an address or a path of the site; empty: nowhere. */
  reportUrl: string
}

const EMAIL = 'https://api.emailjs.com'

/**
 * The payment provider, as its own shop plugin lists it; the checkout script fetches a fraud
 * check from `cdn`, without which payments may be refused, and reports to the three `reports`.
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

/** Makers of values that may become code: lib/browser/trusted.ts, and features/buy-premium for its window. */
const TRUSTED_POLICIES = ['site', 'default']

/** What the site never asks the browser for, so that nothing on its pages can. */
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
/** For pages: kept, but asked about each time, so that a deploy is seen at once. */
export const REVALIDATE = 'no-cache'
/** For icons and such, whose names stay: one hour. */
export const SHORT = 'public, max-age=3600'

/** All files that are no pages and are asked about each time: the worker's too, or phones keep the old one. */
export const ASKED_ABOUT = [...DATA_FILES, WORKER_FILE]

const originOf = (address: string) => (address ? new URL(address).origin : '')

/**
 * The Content-Security-Policy of all pages, but for their styles: style-policy.ts. One for all, because the site is
 * entered on any page and then changes its address without a new document: the policy of the entry stays.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { pages, apiHost, siteUrl, reportUrl } = facts
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(pages)), PAYMENT.checkout, PAYMENT.cdn],
    // For style attributes: the payment window's frame gets its size by one. And for browsers that do
    // not know the `style-src-elem` of each page (before 2022).
    'style-src': ["'self'", "'unsafe-inline'"],
    // Photos come from wherever the API says; blob: is a chosen photo on its way to being smaller.
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
    // No text becomes code or a page, in browsers that know how to keep it from that.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_POLICIES,
  }
  const lines = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources.filter(Boolean)].join(' '),
  )
  if (siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests')
  return lines.join('; ')
}

/** The one that every file needs. */
export const NOSNIFF = 'X-Content-Type-Options'

/** Who may show a file of the site. */
export const SHOWN_BY = 'Cross-Origin-Resource-Policy'

/** Pictures that others may show: of link previews, and the site's mark. */
export const SHOWN_ANYWHERE = String.raw`^/(?:og(?:-[a-z]+)?|apple-touch-icon|icon-[a-z0-9-]+)\.png$|^/favicon\.svg$|^${PREVIEW_FOLDER}`

/** The value of that header for an address of the site. */
export const shownBy = (pathname: string): 'cross-origin' | 'same-origin' =>
  new RegExp(SHOWN_ANYWHERE).test(pathname) ? 'cross-origin' : 'same-origin'

/** What goes with every page of the site; with other files, NOSNIFF is enough. */
export function siteHeaders(facts: PolicyFacts): Record<string, string> {
  const off = FEATURES_OFF.map((feature) => `${feature}=()`)
  return {
    [POLICY]: contentSecurityPolicy(facts),
    [NOSNIFF]: 'nosniff',
    // What was searched for stands in the address.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': [...off, `payment=(self "${PAYMENT.api}" "${PAYMENT.checkout}")`].join(
      ', ',
    ),
    // Bank pages open as pop-ups of the payment window and answer it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}
