import { isPremium, type User } from '@/entities/user/user'
import { LateIcon } from '@/components/art/late-icons'
import { memberMessages } from '@/words/member-messages'
import styles from './referral-table.module.css'

/** "Success" once a receipt is there, otherwise "Pending". Product 4, Referred user status. */
export function ReferralStatus({ user }: { user: User }) {
  const success = isPremium(user)
  return (
    <span className={styles.status} data-success={success || undefined}>
      <LateIcon name={success ? 'check' : 'clock'} size={16} />
      {success ? memberMessages.referral.paid : memberMessages.referral.pending}
    </span>
  )
}
