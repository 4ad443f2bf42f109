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
    name: 'Referral bonus on subscriptions',
    title: `${share('subscription')} referral bonus on subscriptions`,
    when: 'When someone who registered with your link buys Premium.',
    where: 'A benefit of Premium',
  },
  filing: {
    share: share('filing'),
    name: 'Referral bonus on filing',
    title: `${share('filing')} referral bonus on filing`,
    when: 'When someone who registered with your link pays us for filing: the work of preparing and sending an application.',
    where: 'A benefit of Premium',
  },
  filingOnReferralPage: {
    share: share('filingOnReferralPage'),
    name: 'Off the filing amount',
    title: `Share your link and get ${share('filingOnReferralPage')} off the filing amount.`,
    when: 'When you have shared your link and pay us for your own filing.',
    where: `Promised on this page. Premium itself promises ${filingDiscountPercent}% off your first filing payment: ask us which one you get.`,
  },
}
