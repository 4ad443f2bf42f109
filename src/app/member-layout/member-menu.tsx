import { NavLink } from 'react-router-dom'
import { useUser } from '@/auth/auth-context'
import { LogOutButton } from '@/auth/log-out-button'
import { LateIcon } from '@/components/art/late-icons'
import { members } from '@/words/members'
import { paths } from '@/lib/navigation/paths'
import styles from './member-layout.module.css'

const { menu } = members

/**
 * The member's name, which leads to the profile, Dashboard, Referrals, Logout.
 * Product 2, User area.
 */
export function MemberMenu() {
  const { name } = useUser()
  return (
    <nav aria-label={menu.label} className={styles.menu}>
      <ul className="plain-list">
        <li className={styles.name}>
          <NavLink to={paths.userProfile.href()}>
            <LateIcon name="user" size={22} />
            <span>{menu.profileOf(name)}</span>
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.userDashboard.href()} end>
            {menu.dashboard}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.userReferrals.href()}>{menu.referrals}</NavLink>
        </li>
        <li className={styles.out}>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  )
}
