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
    name: 'जोड़े हुए दोस्त की सदस्यता पर बोनस',
    title: `जोड़े हुए दोस्त की सदस्यता पर ${share('subscription')} बोनस`,
    when: 'जब आपके लिंक से रजिस्टर हुआ कोई व्यक्ति प्रीमियम ख़रीदता है।',
    where: 'प्रीमियम का फ़ायदा',
  },
  filing: {
    share: share('filing'),
    name: 'जोड़े हुए दोस्त की फ़ाइलिंग पर बोनस',
    title: `जोड़े हुए दोस्त की फ़ाइलिंग पर ${share('filing')} बोनस`,
    when: 'जब आपके लिंक से रजिस्टर हुआ कोई व्यक्ति हमें फ़ाइलिंग, यानी आवेदन तैयार करके भेजने के काम के पैसे देता है।',
    where: 'प्रीमियम का फ़ायदा',
  },
  filingOnReferralPage: {
    share: share('filingOnReferralPage'),
    name: 'फ़ाइलिंग की रक़म पर छूट',
    title: `अपना लिंक शेयर करें और फ़ाइलिंग की रक़म पर ${share('filingOnReferralPage')} की छूट पाएँ।`,
    when: 'जब आपने अपना लिंक शेयर किया हो और अपनी फ़ाइलिंग के पैसे हमें दें।',
    where: `यह वादा इस पेज पर है। प्रीमियम के फ़ायदों में आपकी फ़ाइलिंग के पहले पेमेंट पर ${filingDiscountPercent}% की छूट लिखी है: हमसे पूछ लें कि दोनों में से कौन सी बात आप पर लागू है।`,
  },
}
