import { Link, NavLink } from 'react-router-dom'
import { navigation } from '@/words/navigation'
import { ContactLinks } from '@/app/layout/contact/contact-links'
import { LanguageLinks } from '@/app/layout/language/language-links'
import { sideMenu } from './menus'
import { HeaderSearch } from './header-search'
import styles from './side-menu.module.css'
import { useAccountLink } from './use-account-link'
import { useSideMenu } from './use-side-menu'

/**
 * The side menu of narrow screens. The browser's own <details> opens it, so it works before the
 * site's code has arrived. Product 2, Header.
 */
export function SideMenu() {
  const account = useAccountLink()
  return (
    // Somebody may have opened it before the code loaded: that is no error in the markup.
    <details className={styles.menu} suppressHydrationWarning {...useSideMenu()}>
      <summary className={styles.button}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.bars}>
          <path d="M3 6h18" />
          <path d="M3 12h18" />
          <path d="M3 18h18" />
        </svg>
        <span className="visually-hidden">{navigation.menu}</span>
      </summary>
      <div className={styles.panel}>
        <LanguageLinks />
        <HeaderSearch className={styles.search} />
        <nav aria-label={navigation.sideMenu}>
          <ul>
            {[account, ...sideMenu].map(({ label, to }) => (
              <li key={label}>
                {/* A part of a page is not a page, so its link is never the current one. */}
                {to.includes('#') ? (
                  <Link to={to}>{label}</Link>
                ) : (
                  <NavLink to={to}>{label}</NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ContactLinks />
      </div>
    </details>
  )
}
