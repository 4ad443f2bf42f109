import { NavLink } from 'react-router-dom'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import styles from './main-menu.module.css'
import { mainMenu } from './menus'
import { useAccountLink } from './use-account-link'

/** The menu in the header of wide screens. Product 2, Header. */
export function MainMenu() {
  const account = useAccountLink()
  return (
    <nav aria-label={navigation.mainMenu} className={styles.menu}>
      <ul>
        {[...mainMenu, account].map(({ label, to }) => (
          <li key={label}>
            <NavLink to={to} end={to === paths.home.href()}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
