// Translated 2026-11-22 from en; not yet read by a native speaker.
import { claimedCountries, filingDiscountPercent, reportWorkingDays } from '@/content/facts/premium'
import { referralTerms } from './referral-terms'

interface Question {
  question: string
  answer: string
}

/** Questions people ask before they buy Premium. */
const faq: readonly Question[] = [
  {
    question: 'പ്രീമിയം എടുത്താൽ ജോലിയോ വിസയോ കിട്ടുമോ?',
    answer:
      'ഇല്ല. ജോലി തീരുമാനിക്കുന്നത് തൊഴിലുടമകളാണ്, വിസ തീരുമാനിക്കുന്നത് സർക്കാരുകളും. പ്രീമിയം തരുന്നത് നേരത്തേയുള്ള വിവരവും സഹായവും മാർഗനിർദേശവുമാണ്. പണം വാങ്ങി വിസ ഉറപ്പു തരുന്നവർ കള്ളം പറയുകയാണ്.',
  },
  {
    question: 'ഈ സൈറ്റ് ഉപയോഗിക്കാൻ പ്രീമിയം വേണോ?',
    answer: 'വേണ്ട. പണം തരാതെതന്നെ എല്ലാം വായിക്കാം, അന്വേഷണങ്ങൾ അയയ്ക്കാം, ആദ്യ തവണ ഞങ്ങളോടു സംസാരിക്കാം.',
  },
  {
    question: 'അടുത്ത വർഷം വീണ്ടും പണം എടുക്കുമോ?',
    answer: 'ഇല്ല. ഒരു വർഷത്തേക്ക് ഒരു തവണ മാത്രമാണ് പണം. വർഷം കഴിഞ്ഞാൽ വീണ്ടും വാങ്ങണോ എന്ന് നിങ്ങൾ തീരുമാനിക്കും.',
  },
  {
    question: 'പണം തിരികെ കിട്ടുമോ?',
    answer: `അടച്ച പണം തിരികെ കിട്ടില്ല. പണമടച്ചതിൽ എന്തെങ്കിലും തെറ്റു പറ്റിയാൽ, അല്ലെങ്കിൽ രണ്ടു തവണ അടച്ചുപോയാൽ, ${reportWorkingDays} പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ അറിയിക്കൂ.`,
  },
  {
    question: 'വേറെ എന്തിനൊക്കെ പണം കൊടുക്കണം?',
    answer:
      'വിസ ഫീസ്, പരീക്ഷാ ഫീസ്, കോഴ്സ് ഫീസ്, ഉപദേശത്തിനും അപേക്ഷ തയ്യാറാക്കി അയയ്ക്കുന്നതിനും (ഫയലിങ്) ഞങ്ങൾ വാങ്ങുന്ന ഫീസ്: ഇതൊന്നും പ്രീമിയത്തിൽ പെടില്ല. ഇതെല്ലാം ഞങ്ങൾ ആദ്യമേ എഴുതിത്തരും. ഇന്റർനാഷണൽ കൺസൾട്ടിങ് ഫീസ് മുൻകൂറായി അടയ്ക്കണം.',
  },
  {
    question: `ആ ${claimedCountries} രാജ്യങ്ങൾ ഏതൊക്കെയാണ്?`,
    answer: 'വാങ്ങുന്നതിനു മുമ്പ് ഇന്നത്തെ ലിസ്റ്റ് ഞങ്ങളോടു ചോദിക്കൂ. ഞങ്ങൾ അത് എഴുതി അയയ്ക്കാം.',
  },
]

/** The yearly membership: benefits, rules, questions. Product 9, Premium. */
export const premium = {
  meta: {
    title: 'ഒരു വർഷത്തെ പ്രീമിയം അംഗത്വം',
    description:
      'ഒരു വർഷത്തേക്ക് നേരത്തേ വിവരങ്ങൾ, സഹായത്തിൽ മുൻഗണന, റഫറൽ ബോണസ്, ഫയലിങ്ങിൽ കിഴിവ്. പ്രീമിയം കൊണ്ട് എന്തു കിട്ടും, എന്തു കിട്ടില്ല എന്നു വായിക്കൂ.',
  },
  heading: 'പ്രീമിയം അംഗത്വം',
  intro:
    'ഒരു തവണ പണം, ഒരു വർഷം. പ്രീമിയത്തിൽ നേരത്തേ വിവരം കിട്ടും, ചോദിക്കാൻ ഒരാളും ഉണ്ടാവും. ഒരു വർഷം കഴിഞ്ഞാൽ അതു തനിയെ തീരും.',
  callToAction: 'ഇപ്പോൾ വാങ്ങുക',
  /** On the button while the payment window opens and stands open. */
  opening: 'പേയ്‌മെന്റ് വിൻഡോ തുറക്കുന്നു...',
  /** Where the payment could not even begin. */
  notCharged: 'പണം എടുത്തിട്ടില്ല.',
  /** For a member, who has the pass in place of the price. */
  toDashboard: 'ഡാഷ്ബോർഡ് കാണുക',
  another: (until?: string) => `ഇതു തീർന്നാൽ ഒരു വർഷം കൂടി വാങ്ങാം${until ? `: ${until} കഴിഞ്ഞ്` : ''}.`,
  buyNote:
    'കാർഡ്, UPI, ബാങ്ക്: ഇതിലേതെങ്കിലും കൊണ്ട് Razorpay വിൻഡോയിലാണ് പണമടയ്ക്കുന്നത്. നിങ്ങളുടെ കാർഡ് നമ്പർ ഞങ്ങൾ ഒരിക്കലും കാണില്ല.',
  loginNote:
    'ലോഗിൻ ചെയ്തിട്ടില്ലേ? “ഇപ്പോൾ വാങ്ങുക” അമർത്തിയാൽ ആദ്യം ലോഗിൻ പേജിലേക്കു പോകും, പിന്നെ ഇവിടേക്കു തിരിച്ചുവരും.',
  priceLabel: { now: 'വില', before: 'മുമ്പത്തെ വില', perYear: 'ഒരു വർഷത്തേക്ക്' },
  /** The boarding pass on the Premium page. */
  pass: {
    title: 'പ്രീമിയം പാസ്',
    name: 'പേര്',
    nameBlank: 'നിങ്ങളുടെ പേര്',
    from: 'എവിടെനിന്ന്',
    fromValue: 'കേരളം',
    to: 'എവിടേക്ക്',
    toValue: 'ഇഷ്ടമുള്ള രാജ്യം',
    until: 'എന്നുവരെ',
    untilBlank: 'പണമടച്ചതു മുതൽ ഒരു വർഷം',
    untilUnknown: 'ഞങ്ങളോടു ചോദിക്കൂ',
    status: 'നില',
    statusBlank: 'ഇതുവരെ അംഗമല്ല',
    statusMember: 'അംഗം',
    /** Paid, as the window reported, while the server's record does not show it. */
    statusReported: 'പണമടച്ചു, ഞങ്ങളുടെ രേഖയിൽ ഇതുവരെ വന്നിട്ടില്ല',
    statusExpired: 'വർഷം തീർന്നു',
  },
  benefitsHeading: 'നിങ്ങൾക്കു കിട്ടുന്നത്',
  benefits: [
    {
      title: 'സൈറ്റിൽ വരുന്നതിനു മുമ്പേ മെസേജിൽ വിവരം',
      text: 'പുതിയ ഒഴിവുകൾ ഈ സൈറ്റിൽ വരുന്നതിനു മുമ്പ് നിങ്ങൾക്ക് മെസേജ് കിട്ടും.',
    },
    {
      title: 'സഹായത്തിൽ മുൻഗണന, നിങ്ങൾക്കു മാത്രമായി മാർഗനിർദേശം',
      text: 'നിങ്ങളുടെ ചോദ്യങ്ങൾ ആദ്യം എടുക്കും, ഒരു കൺസൾട്ടന്റ് നിങ്ങളുടെ പ്ലാൻ നിങ്ങളോടൊപ്പം നോക്കും.',
    },
    { title: referralTerms.subscription.title, text: referralTerms.subscription.when },
    { title: referralTerms.filing.title, text: referralTerms.filing.when },
    {
      title: `ഫയലിങ് സേവനത്തിൽ ${filingDiscountPercent}% കിഴിവ്`,
      text: 'ഫയലിങ്ങിന്, അതായത് അപേക്ഷ തയ്യാറാക്കി അയയ്ക്കുന്നതിന്, ആദ്യമായി ഞങ്ങൾക്കു പണം തരുമ്പോൾ ഇതു കുറയ്ക്കും.',
    },
    {
      title: 'വെബ്സൈറ്റിലെ പുതിയ വിവരങ്ങൾ, കൺസൾട്ടന്റിനോടു സംസാരം',
      text: 'സൈറ്റിൽ പുതിയത് എന്തെന്നു കാണാം, ആ വർഷം കൺസൾട്ടന്റിനോടു സംസാരിക്കുകയും ചെയ്യാം.',
    },
  ],
  claimsHeading: 'ജോലിക്ക് അപേക്ഷിക്കുമ്പോൾ',
  claims: [`${claimedCountries} രാജ്യങ്ങളിൽ ജോലിക്ക് അപേക്ഷിക്കാം`, 'എത്ര അപേക്ഷ വേണമെങ്കിലും അയയ്ക്കാം'],
  claimsNote:
    'ആരെ ജോലിക്ക് എടുക്കണമെന്നു തീരുമാനിക്കുന്നത് തൊഴിലുടമകളാണ്. ആർക്കു വിസ കൊടുക്കണമെന്നു തീരുമാനിക്കുന്നത് എംബസികളാണ്. പ്രീമിയം എടുത്താൽ ഇതു രണ്ടും മാറില്ല.',
  /**
   * The upgrade table on the dashboard of people without Premium.
   * Product 2, /dashboard/user; 9, Benefits.
   */
  dashboardTable: [
    { benefit: 'സൈറ്റിൽ വരുന്നതിനു മുമ്പേ മെസേജിൽ വിവരം', value: 'ഉണ്ട്' },
    { benefit: 'സഹായത്തിൽ മുൻഗണന, നിങ്ങൾക്കു മാത്രമായി മാർഗനിർദേശം', value: 'ഉണ്ട്' },
    { benefit: referralTerms.subscription.name, value: referralTerms.subscription.share },
    { benefit: referralTerms.filing.name, value: referralTerms.filing.share },
    {
      benefit: 'ഫയലിങ് സേവനത്തിൽ കിഴിവ് (ആദ്യ തവണ പണമടയ്ക്കുമ്പോൾ)',
      value: `${filingDiscountPercent}%`,
    },
    { benefit: 'വെബ്സൈറ്റിലെ പുതിയ വിവരങ്ങൾ, കൺസൾട്ടന്റിനോടു സംസാരം', value: 'ഉണ്ട്' },
  ],
  refundHeading: 'പണം അടയ്ക്കുന്നതിനു മുമ്പ്',
  refundRule: `അടച്ച പണം തിരികെ കിട്ടില്ല. ഒരു കാര്യത്തിൽ മാത്രം ഇളവുണ്ട്: പണമടച്ചതിൽ തെറ്റു പറ്റുകയോ രണ്ടു തവണ പണം പോകുകയോ ചെയ്താൽ ${reportWorkingDays} പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ അറിയിക്കാം. ഇന്റർനാഷണൽ കൺസൾട്ടിങ് ഫീസ് മുൻകൂറായി അടയ്ക്കണം.`,
  expired: 'നിങ്ങളുടെ പ്രീമിയം വർഷം തീർന്നു. “ഇപ്പോൾ വാങ്ങുക” അമർത്തിയാൽ പുതിയതു തുടങ്ങാം.',
  faqHeading: 'സത്യസന്ധമായ മറുപടികൾ',
  faq,
} as const
