// Translated 2026-11-22 from en; not yet read by a native speaker.
import { reportWorkingDays } from '@/content/facts/premium'

/**
 * What is said of a payment beside the specified words.
 * Product 4, Membership; 9, Refund policy.
 */
export const payment = {
  alreadyMember: (until?: string) =>
    `${until ? `${until} വരെ ` : ''}നിങ്ങൾ പ്രീമിയം അംഗമാണ്. ഇനി ഒന്നും വാങ്ങേണ്ട.`,
  /** What the payment window reported; the server confirms it in its own time. */
  paid: (paymentId: string) =>
    `നിങ്ങൾ പണം അടച്ചതായി പണമടയ്ക്കുന്ന വിൻഡോ അറിയിച്ചു. പേയ്‌മെന്റ് നമ്പർ: ${paymentId}.`,
  /** After the payment window reported success: what to keep and what to do if something is wrong. */
  afterPayment: `പേയ്‌മെന്റ് നമ്പർ സൂക്ഷിച്ചുവയ്ക്കൂ. തുക തെറ്റാണെങ്കിൽ, അല്ലെങ്കിൽ രണ്ടു തവണ പണം പോയെങ്കിൽ, ${reportWorkingDays} പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ ഞങ്ങളോടു പറയൂ.`,
  /** After the window was closed. */
  afterCancel: `പണം അടച്ചതായി ഞങ്ങൾക്ക് അറിയിപ്പു വന്നിട്ടില്ല. എന്നിട്ടും ബാങ്കിലോ UPI ആപ്പിലോ പണം പോയതായി കണ്ടാൽ വീണ്ടും അടയ്ക്കരുത്: ${reportWorkingDays} പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ ഞങ്ങളോടു പറയൂ.`,
  blocked:
    'പണമടയ്ക്കുന്ന വിൻഡോ ലോഡ് ചെയ്യാൻ പറ്റിയില്ല. ആഡ് ബ്ലോക്കറോ ഇന്റർനെറ്റിന്റെ വേഗക്കുറവോ ആവാം കാരണം: checkout.razorpay.com അനുവദിക്കൂ, അല്ലെങ്കിൽ വേറെ ബ്രൗസർ എടുത്തു നോക്കൂ.',
  loginEnded: 'നിങ്ങളുടെ ലോഗിൻ തീർന്നു. വീണ്ടും ലോഗിൻ ചെയ്തിട്ട് “ഇപ്പോൾ വാങ്ങുക” അമർത്തൂ.',
  logIn: 'ലോഗിൻ ചെയ്യുക',
  /** Inside the open window. */
  attemptFailed: (reason: string) =>
    `ഇത്തവണ പണം അടയ്ക്കാൻ പറ്റിയില്ല${reason ? `: ${reason}` : ''}. പണമടയ്ക്കുന്ന വിൻഡോ ഇപ്പോഴും തുറന്നിരിപ്പുണ്ട്: അവിടെ വീണ്ടും ശ്രമിക്കൂ, അല്ലെങ്കിൽ അതു ക്ലോസ് ചെയ്യൂ.`,
  /** Begun by an account that was logged in before. */
  underWay:
    'ഈ പേജിൽ മറ്റൊരു പണമടയ്ക്കൽ ഇപ്പോഴും നടക്കുന്നുണ്ട്. അതിന്റെ വിൻഡോ ക്ലോസ് ചെയ്യൂ, അല്ലെങ്കിൽ പേജ് വീണ്ടും ലോഡ് ചെയ്യൂ. എന്നിട്ട് വീണ്ടും “ഇപ്പോൾ വാങ്ങുക” അമർത്തൂ.',
  elsewhere:
    'പണമടയ്ക്കുന്ന വിൻഡോ മറ്റൊരു ടാബിൽ തുറന്നിരിപ്പുണ്ട്. രണ്ടു തവണ പണം പോകാതിരിക്കാൻ ആദ്യം അവിടെ പൂർത്തിയാക്കൂ, അല്ലെങ്കിൽ അതു ക്ലോസ് ചെയ്യൂ.',
  /** A window was opened, and the page was closed or reloaded before it answered. */
  unresolved: (date: string, receipt: string) =>
    `${date}-ന് ഞങ്ങൾ പണമടയ്ക്കുന്ന വിൻഡോ തുറന്നു (രസീത് ${receipt}). അത് എന്തായി എന്ന് ഞങ്ങൾക്കു വിവരം കിട്ടിയില്ല. ആദ്യം ബാങ്കിലോ UPI ആപ്പിലോ നോക്കൂ.`,
  unresolvedRule: `പണം പോയിട്ടുണ്ടെങ്കിൽ വീണ്ടും അടയ്ക്കരുത്: ${reportWorkingDays} പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ ഞങ്ങളോടു പറയൂ.`,
  payAnyway: 'പണം പോയിട്ടില്ല: പണമടയ്ക്കുന്ന വിൻഡോ തുറക്കുക',
  alreadyPaid: 'നിങ്ങൾ നേരത്തേ പണം അടച്ചതാണ്. ഇനി ഒന്നും വാങ്ങേണ്ട.',
  /** The login ended in another tab while the window was open. */
  paidLoggedOut:
    'നിങ്ങളുടെ ലോഗിൻ തീർന്നു. വീണ്ടും ലോഗിൻ ചെയ്യൂ: പണം അടച്ച കാര്യം ഈ ബ്രൗസർ ഓർത്തുവച്ചിട്ടുണ്ട്, അതുകൊണ്ട് വീണ്ടും അടയ്ക്കേണ്ട.',
  notKept:
    'ഈ ബ്രൗസറിൽ അതു സേവ് ചെയ്യാൻ പറ്റിയില്ല. സ്റ്റോറേജ് നിറഞ്ഞതാവാം, അല്ലെങ്കിൽ ബ്ലോക്ക് ചെയ്തതാവാം. പേജ് ക്ലോസ് ചെയ്യുന്നതിനു മുമ്പ് പേയ്‌മെന്റ് നമ്പർ എഴുതിവയ്ക്കൂ.',
} as const
