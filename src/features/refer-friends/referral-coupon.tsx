import { useId } from 'react'
import { Coupon } from '@/components/art/coupon'
import { Icon } from '@/components/art/small-icons'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { referralTerms } from '@/words/referral-terms'
import { chatLink } from '@/lib/text/contact-links'
import styles from './referral-coupon.module.css'
import { referralLink } from './referral-link'
import { ChatButton } from '@/components/chat-button'
import { ShareButton } from '@/components/share-button'
import { useCopy } from '@/lib/browser/use-copy'

const { referral: words } = members

/**
 * The referral link as a tear-off coupon, with its promise and the ways to pass it on.
 * Product 2, /dashboard/user/refferal; 9, Benefits.
 */
export function ReferralCoupon({ usercode }: { usercode: string }) {
  const id = useId()
  const { field, state, copy } = useCopy()
  const link = referralLink(usercode)
  const message = words.message(company.name, link)
  return (
    <Coupon>
      <p className={styles.promise}>{referralTerms.filingOnReferralPage.title}</p>
      <label htmlFor={id}>{words.link}</label>
      <input
        id={id}
        ref={field}
        readOnly
        value={link}
        className={styles.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="small">
        {words.code}: <strong>{usercode}</strong>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-wanted" onClick={copy}>
          <Icon name="copy" size={20} />
          {words.copy}
        </button>
        <ChatButton href={chatLink('', message)}>{words.chat}</ChatButton>
        <ShareButton
          title={company.name}
          text={message}
          label={words.share}
          failure={words.shareFailed}
        />
      </div>
      <p role="status" className={styles.state} data-state={state}>
        {state === 'copied' && messages.referral.copied}
        {state === 'failed' && words.copyByHand}
      </p>
    </Coupon>
  )
}
