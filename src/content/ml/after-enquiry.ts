// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { companyWords } from './company'
import { indiaTime } from './india-time'

const { closes } = company.officeHours

/** What a person reads once an enquiry is sent. Product 8, Enquiry e-mail. */
export const afterEnquiry = {
  /** `mobile` is the number to call, if one was given; `email` the address, or empty. */
  answer: (mobile: string | null, email: string) => {
    const [{ display }] = company.phones
    if (mobile) return `${companyWords.replyTime} ഞങ്ങൾ ${mobile} എന്ന നമ്പറിൽ വിളിക്കും.`
    return email
      ? `${companyWords.replyTime} ഞങ്ങൾ ${email} എന്ന വിലാസത്തിൽ മറുപടി തരും. നിങ്ങൾ ഫോൺ നമ്പർ തന്നിട്ടില്ല: ഞങ്ങളോടു സംസാരിക്കാൻ ${display} എന്ന നമ്പറിൽ വിളിക്കൂ.`
      : `നിങ്ങൾ ഫോൺ നമ്പറും ഇമെയിലും തന്നിട്ടില്ല, അതുകൊണ്ട് ഞങ്ങൾക്ക് മറുപടി തരാൻ പറ്റില്ല. ഞങ്ങളോടു സംസാരിക്കാൻ ${display} എന്ന നമ്പറിൽ വിളിക്കൂ, അല്ലെങ്കിൽ രണ്ടിലൊന്ന് എഴുതി ഈ ഫോം വീണ്ടും അയയ്ക്കൂ.`
  },
  /** `day` is the last day on which we answer. */
  when: {
    day: (weekday: string, date: string) => `${date}, ${weekday}`,
    title: 'ഏറ്റവും വൈകിയാൽ',
    text: (day: string) =>
      `${day}, വൈകിട്ട് ${closes}-നു മുമ്പ് ${indiaTime}. അന്ന് പൊതു അവധിയാണെങ്കിൽ അടുത്ത പ്രവൃത്തി ദിവസം.`,
  },
  atHand: {
    title: 'കൈയിൽ കരുതൂ',
    text: 'പാസ്‌പോർട്ട്, മാർക്ക് ലിസ്റ്റുകൾ, സർട്ടിഫിക്കറ്റുകൾ, ഭാഷാ പരീക്ഷയുടെ ഫലം ഉണ്ടെങ്കിൽ അത്, പിന്നെ നിങ്ങളുടെ ചോദ്യങ്ങൾ. അതിനു മുമ്പ് ഞങ്ങൾക്ക് ഒന്നും അയയ്ക്കേണ്ട.',
    /** For a visit. */
    visit:
      'പാസ്‌പോർട്ട്, ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്, ജോലിയെയും ലീവിനെയും കുറിച്ചുള്ള കത്ത്, ക്ഷണക്കത്ത് അല്ലെങ്കിൽ യാത്രയുടെ പ്ലാൻ: ഇവയിൽ ഇപ്പോൾ ഉള്ളത്. പിന്നെ നിങ്ങളുടെ ചോദ്യങ്ങൾ. അതിനു മുമ്പ് ഞങ്ങൾക്ക് ഒന്നും അയയ്ക്കേണ്ട.',
  },
  never: {
    title: 'ഞങ്ങൾ ഒരിക്കലും ചോദിക്കാത്തത്',
    text: 'ഒറ്റത്തവണ കോഡ് (OTP), പിൻ, കാർഡ് നമ്പർ, പാസ്‌വേഡ് (നെറ്റ് ബാങ്കിങ്ങിന്റേതും), നിങ്ങളുടെ ഒറിജിനൽ പാസ്‌പോർട്ട്. പ്രീമിയത്തിന് പണമടയ്ക്കുമ്പോൾ കാർഡ് നമ്പറും കോഡും, “ഇപ്പോൾ വാങ്ങുക” അമർത്തുമ്പോൾ തുറക്കുന്ന Razorpay വിൻഡോയിൽ മാത്രം അടിക്കൂ; UPI പിൻ നിങ്ങളുടെ സ്വന്തം UPI ആപ്പിൽ മാത്രം. ഞങ്ങളുടെ പേരിൽ ആരെങ്കിലും ചോദിച്ചാൽ ഫോൺ വച്ചിട്ട് ഞങ്ങളെ വിളിക്കൂ:',
  },
} as const
