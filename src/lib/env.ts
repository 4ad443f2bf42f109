import * as v from 'valibot'

const text = v.optional(v.pipe(v.string(), v.trim()), '')
const origin = v.pipe(
  text,
  v.check(
    (value) => value === '' || /^https?:\/\/[^/?#\s]+$/.test(value),
    'must be an origin such as https://api.example.com, without a path',
  ),
)

const settings = v.object({
  VITE_API_HOST: origin,
  VITE_EMAILJS_SERVICE_ID: text,
  VITE_EMAILJS_TEMPLATE_ID: text,
  VITE_EMAILJS_PUBLIC_KEY: text,
  VITE_RAZORPAY_KEY_ID: text,
  VITE_WHATSAPP_NUMBER: v.pipe(
    text,
    v.regex(/^(\d{8,15})?$/, 'must be digits only, country code first, such as 919000000000'),
  ),
  VITE_SITE_URL: origin,
  VITE_SEARCH_PATH: v.pipe(
    text,
    v.check((value) => value === '' || value.includes('{keyword}'), 'must contain {keyword}'),
  ),
})

/**
 * Reads the site's settings once. Throws an Error that names every setting that is wrong.
 * `localApi` is true for every build that is not a production build: there, a third party
 * whose setting is empty is answered by the local API instead.
 */
export function readEnv(source: Record<string, unknown>, mode: string) {
  const result = v.safeParse(settings, source)
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`)
    throw new Error(`Wrong settings: ${wrong.join('; ')}`)
  }
  const set = result.output
  const localApi = mode !== 'production'
  const emailKeys = {
    serviceId: set.VITE_EMAILJS_SERVICE_ID,
    templateId: set.VITE_EMAILJS_TEMPLATE_ID,
    publicKey: set.VITE_EMAILJS_PUBLIC_KEY,
  }
  return {
    localApi,
    /** Origin of the API; empty means the site's own. */
    apiHost: set.VITE_API_HOST,
    /** Keys of the e-mail service, or null where none of them can work. */
    emailKeys: Object.values(emailKeys).every(Boolean) ? emailKeys : null,
    razorpayKeyId: set.VITE_RAZORPAY_KEY_ID,
    /** Digits, or empty where the number of `content/company.ts` counts. */
    whatsAppNumber: set.VITE_WHATSAPP_NUMBER,
    /** Origin under which the site is published; empty: the address it is read at. */
    siteUrl: set.VITE_SITE_URL,
    /** Path of the product search below `<host>/api/v1`; empty: no product search. */
    searchPath:
      set.VITE_SEARCH_PATH.replace(/^\/api\/v1(?=\/)/, '') ||
      (localApi ? '/product/search/{keyword}' : ''),
  }
}

export const env = readEnv(import.meta.env, import.meta.env.MODE)
