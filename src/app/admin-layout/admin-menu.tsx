import { Link, matchPath, useLocation } from 'react-router-dom'
import { LogOutButton } from '@/auth/log-out-button'
import { adminMenu } from '@/words/admin-menu'
import styles from './admin-layout.module.css'

/** Where the menu is a row that scrolls sideways, the entry of this page is brought into view. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul')
  if (!link || !row) return
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** The eight entries of the side menu, in order. Product 2, Admin area. */
export function AdminMenu() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={adminMenu.label} className={styles.menu}>
      <ul>
        {adminMenu.entries.map(({ label, to, covers }) => {
          const here = matchPath(to, pathname) !== null
          const below = covers.some((pattern) => matchPath(pattern, pathname) !== null)
          return (
            <li key={label}>
              <Link
                to={to}
                ref={here || below ? bringIntoView : undefined}
                aria-current={here ? 'page' : below}
              >
                {label}
              </Link>
            </li>
          )
        })}
        <li>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  )
}
