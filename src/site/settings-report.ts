import type { Plugin } from 'vite'

/** What stays out of order while a setting is empty. */
const needed: Record<string, string> = {
  VITE_API_HOST:
    'the API is looked for on the site’s own host; unless it answers there under /api/v1, no countries, jobs or logins',
  VITE_EMAILJS_SERVICE_ID: 'enquiries cannot be sent; people are offered chat and mail instead',
  VITE_EMAILJS_TEMPLATE_ID: 'enquiries cannot be sent; people are offered chat and mail instead',
  VITE_EMAILJS_PUBLIC_KEY: 'enquiries cannot be sent; people are offered chat and mail instead',
  VITE_RAZORPAY_KEY_ID: 'the Premium membership cannot be paid for',
  VITE_WHATSAPP_NUMBER: 'chat links use the sample number of src/content/facts/company.ts',
  VITE_SITE_URL:
    'no canonical addresses, sitemap or link previews; referral links use the address read at',
}

/** Says at a production build which needed setting is missing and what will not work without it. */
export function settingsReport(): Plugin {
  return {
    name: 'settings-report',
    apply: 'build',
    configResolved({ mode, env, logger }) {
      if (mode !== 'production') return
      for (const [name, consequence] of Object.entries(needed)) {
        if (!env[name]) logger.warn(`${name} is not set: ${consequence}.`)
      }
    },
  }
}
