import { Link, NavLink } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { company } from '@/content/facts/company'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import { ContactLinks } from '@/app/layout/contact/contact-links'
import { LanguageLinks } from '@/app/layout/language/language-links'
import { LegalBanner } from '@/app/layout/banner/legal-banner'
import { MainMenu } from '@/app/layout/menu/main-menu'
import { shortlistEntry } from '@/app/layout/menu/menus'
import { PremiumLink } from '@/app/layout/menu/premium-link'
import { HeaderSearch } from '@/app/layout/menu/header-search'
import { SideMenu } from '@/app/layout/menu/side-menu'
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
          <span>{company.shortName}</span>
        </Link>
        <MainMenu />
        <HeaderSearch className={styles.search} />
        <PremiumLink />
        <SideMenu />
      </div>
    </header>
  )
}
