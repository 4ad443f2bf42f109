const noMail = 'enquiries cannot be sent; people are offered chat and mail instead'

/** What does not work while a setting is empty, by its name. The build says so, and the office's desk. */
export const neededSettings = {
  VITE_API_HOST:
    'the API is looked for on the site’s own host; unless it answers there under /api/v1, no countries, jobs or logins',
  VITE_EMAILJS_SERVICE_ID: noMail,
  VITE_EMAILJS_TEMPLATE_ID: noMail,
  VITE_EMAILJS_PUBLIC_KEY: noMail,
  VITE_RAZORPAY_KEY_ID: 'the Premium membership cannot be paid for',
  VITE_WHATSAPP_NUMBER: 'chat links use the sample number of src/content/facts/company.ts',
  VITE_SITE_URL:
    'no canonical addresses, sitemap or link previews; referral links use the address read at',
} as const
