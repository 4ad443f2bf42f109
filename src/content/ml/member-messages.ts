// Translated 2026-11-22 from en; not yet read by a native speaker.
/**
 * The texts that are specified (Product 4, 5 and 8) and that members meet, word for word: apart from messages.ts,
 * which every page with a form loads.
 */
export const memberMessages = {
  payment: {
    success: 'പണം അടച്ചു, പ്രൊഫൈൽ പുതുക്കി!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'പണം അടച്ചു',
    cancelled: 'പണമടയ്ക്കൽ വേണ്ടെന്നു വച്ചു!',
    failed: 'പണമടയ്ക്കൽ തുടങ്ങാൻ പറ്റിയില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  },
  /** Toasts after something worked. */
  success: {
    profileUpdated: 'പ്രൊഫൈൽ പുതുക്കി',
  },
  referral: {
    copied: 'കോപ്പി ചെയ്തു!',
    paid: 'പൂർത്തിയായി',
    pending: 'കാത്തിരിക്കുന്നു',
  },
} as const
