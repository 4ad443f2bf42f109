import { Link, NavLink } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { company } from '@/content/facts/company'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import { ContactLinks } from './contact-links'
import { LanguageLinks } from './language-links'
import { LegalBanner } from './legal-banner'
import { MainMenu } from './main-menu'
import { shortlistEntry } from './menus'
import { PremiumLink } from './premium-link'
import { HeaderSearch } from './header-search'
import { SideMenu } from './side-menu'
import styles from './site-header.module.css'

/** The header of every page. Product 2, Header. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`deep ${styles.band}`}>
        <div className={`container ${styles.bandRow}`}>
          <LegalBanner />
          <div className={styles.contact}>
            <ContactLinks />
            <Link to={shortlistEntry.to}>{shortlistEntry.label}</Link>
            <NavLink to={paths.about.href()}>{navigation.about}</NavLink>
          </div>
          <LanguageLinks className={styles.languages} />
        </div>
      </div>
      <div className={`container ${styles.bar}`}>
        <Link to={paths.home.href()} className={styles.logo}>
          <LogoMark size={36} />
          <span>{company.name}</span>
        </Link>
        <MainMenu />
        <HeaderSearch className={styles.search} />
        <PremiumLink />
        <SideMenu />
      </div>
    </header>
  )
}
