// Translated 2026-11-22 from en; not yet read by a native speaker.
import { bonusPercent, filingDiscountPercent } from '@/content/facts/premium'

type TermId = keyof typeof bonusPercent

type Term = {
  share: string
  /** Of what, beside the share. */
  name: string
  /** The same in a sentence, where it stands alone. */
  title: string
  when: string
  where: string
}

const share = (id: TermId) => `${bonusPercent[id]}%`

/** What a referral brings, told from here on every page that tells it. Product 9, Benefits. */
export const referralTerms: Record<TermId, Term> = {
  subscription: {
    share: share('subscription'),
    name: 'അംഗത്വത്തിന് റഫറൽ ബോണസ്',
    title: `അംഗത്വത്തിന് ${share('subscription')} റഫറൽ ബോണസ്`,
    when: 'നിങ്ങളുടെ ലിങ്ക് വഴി രജിസ്റ്റർ ചെയ്ത ഒരാൾ പ്രീമിയം വാങ്ങുമ്പോൾ.',
    where: 'പ്രീമിയത്തിന്റെ ആനുകൂല്യം',
  },
  filing: {
    share: share('filing'),
    name: 'ഫയലിങ്ങിന് റഫറൽ ബോണസ്',
    title: `ഫയലിങ്ങിന് ${share('filing')} റഫറൽ ബോണസ്`,
    when: 'നിങ്ങളുടെ ലിങ്ക് വഴി രജിസ്റ്റർ ചെയ്ത ഒരാൾ ഫയലിങ്ങിന്, അതായത് അപേക്ഷ തയ്യാറാക്കി അയയ്ക്കുന്ന ജോലിക്ക്, ഞങ്ങൾക്കു പണം തരുമ്പോൾ.',
    where: 'പ്രീമിയത്തിന്റെ ആനുകൂല്യം',
  },
  filingOnReferralPage: {
    share: share('filingOnReferralPage'),
    name: 'ഫയലിങ് തുകയിൽ കിഴിവ്',
    title: `നിങ്ങളുടെ ലിങ്ക് ഷെയർ ചെയ്യൂ, ഫയലിങ് തുകയിൽ ${share('filingOnReferralPage')} കിഴിവ് നേടൂ.`,
    when: 'നിങ്ങൾ ലിങ്ക് ഷെയർ ചെയ്തിട്ട് സ്വന്തം ഫയലിങ്ങിനു ഞങ്ങൾക്കു പണം തരുമ്പോൾ.',
    where: `ഈ പേജിൽ പറഞ്ഞിട്ടുള്ളത്. പ്രീമിയത്തിന്റെ ആനുകൂല്യങ്ങളിൽ പറയുന്നത് ആദ്യത്തെ ഫയലിങ്ങിൽ ${filingDiscountPercent}% കിഴിവ് എന്നാണ്: രണ്ടിൽ ഏതാണ് നിങ്ങൾക്കു കിട്ടുക എന്ന് ഞങ്ങളോടു ചോദിക്കൂ.`,
  },
}
