/** The site's settings, as `site/settings` read them when the site was built. */
export type Env = {
  /** Whether third parties without a setting are answered by the local API: never in production. */
  localApi: boolean
  /** Origin of the API; empty means the site's own. */
  apiHost: string
  /** Keys of the e-mail service, or null where none of them can work. */
  emailKeys: { serviceId: string; templateId: string; publicKey: string } | null
  razorpayKeyId: string
  /** Digits, or empty where the number of `content/facts/company.ts` counts. */
  whatsAppNumber: string
  /** Origin under which the site is published; empty: the address it is read at. */
  siteUrl: string
  /** Path of the product search below `<host>/api/v1`; empty: no product search. */
  searchPath: string
}

declare const SITE_SETTINGS: Env

/** What this site was built with. */
export const env: Env = SITE_SETTINGS
