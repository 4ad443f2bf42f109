// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * The texts that are specified (Product 4, 5 and 8) and that members meet, word for word: apart from messages.ts,
 * which every page with a form loads.
 */
export const memberMessages = {
  payment: {
    success: 'पेमेंट हो गया और प्रोफ़ाइल अपडेट हो गई!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'पेमेंट हो गया',
    cancelled: 'पेमेंट रद्द हो गया!',
    failed: 'पेमेंट शुरू नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
  /** Toasts after something worked. */
  success: {
    profileUpdated: 'प्रोफ़ाइल अपडेट हो गई',
  },
  referral: {
    copied: 'कॉपी हो गया!',
    paid: 'सफल',
    pending: 'बाक़ी',
  },
} as const
