/** The site's settings, as `site/settings` read them when the site was built. */
export type Env = {
  /** Whether the local API stands in for third parties that have no setting: never in production. */
  localApi: boolean
  /** Origin of the API; empty: the site's own. */
  apiHost: string
  /** Keys of the e-mail service, or null if one of them is missing. */
  emailKeys: { serviceId: string; templateId: string; publicKey: string } | null
  razorpayKeyId: string
  /** Digits only; empty: the number in `content/facts/company.ts` is used. */
  whatsAppNumber: string
  /** Origin under which the site is published; empty: the address it is read at. */
  siteUrl: string
  /** Path of the product search below `<host>/api/v1`; empty: no product search. */
  searchPath: string
}

declare const SITE_SETTINGS: Env

/** The settings that this site was built with. */
export const env: Env = SITE_SETTINGS
