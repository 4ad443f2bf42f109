import { Link } from 'react-router-dom'
import type { User } from '@/entities/user/user'
import { premium } from '@/words/premium'
import { MembershipPass } from '@/features/buy-premium/membership-pass'
import { paths } from '@/lib/navigation/paths'
import styles from './member-pass.module.css'

/** A member's pass, where others see the price. Product 10, A member on the Premium page. */
export function MemberPass({ user }: { user: User | null }) {
  return (
    <div className={styles.place}>
      <MembershipPass user={user} />
      <Link to={paths.userDashboard.href()}>{premium.toDashboard}</Link>
    </div>
  )
}
