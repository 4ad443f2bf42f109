import { useId } from 'react'
import { Coupon } from '@/components/art/coupon'
import { CopyField } from '@/components/copy-field'
import { PassOn } from '@/components/pass-on'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { memberMessages } from '@/words/member-messages'
import { referralTerms } from '@/words/referral-terms'
import { chatLink } from '@/lib/text/contact-links'
import styles from './referral-coupon.module.css'
import { referralLink } from './referral-link'
import { useCopy } from '@/lib/browser/sharing/use-copy'

const { referral: words } = members

/**
 * The referral link as a tear-off coupon, with its promise and the ways to pass it on.
 * Product 2, /dashboard/user/refferal; 9, Benefits.
 */
export function ReferralCoupon({ usercode }: { usercode: string }) {
  const id = useId()
  const { field, ...copying } = useCopy()
  const link = referralLink(usercode)
  const message = words.message(company.name, link)
  return (
    <Coupon>
      <p className={styles.promise}>{referralTerms.filingOnReferralPage.title}</p>
      <label htmlFor={id}>{words.link}</label>
      <CopyField id={id} ref={field} value={link} className={styles.link} />
      <p className="small">
        {words.code}: <strong>{usercode}</strong>
      </p>
      <PassOn
        copying={copying}
        words={{ ...words, copied: memberMessages.referral.copied }}
        wanted
        chat={{ href: chatLink('', message), label: words.chat }}
        share={{
          title: company.name,
          text: message,
          label: words.share,
          failure: words.shareFailed,
        }}
        classNames={{ buttons: styles.actions, state: styles.state }}
      />
    </Coupon>
  )
}
