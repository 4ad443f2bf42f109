import { Link } from 'react-router-dom'
import { useOptionalUser } from '@/auth/auth-context'
import { isPremium } from '@/entities/user/user'
import { premiumPriceWords } from '@/words/premium-price'
import { paths } from '@/lib/navigation/paths'
import styles from './premium-link.module.css'

/** The header's link to /premium, drawn as a ticket; its text names a member with a receipt. Product 2, Header. */
export function PremiumLink() {
  const user = useOptionalUser()
  const member = user !== null && isPremium(user)
  return (
    <Link to={paths.premium.href()} className={styles.ticket} data-paper="off">
      {member ? premiumPriceWords.member : premiumPriceWords.subscribe}
    </Link>
  )
}
