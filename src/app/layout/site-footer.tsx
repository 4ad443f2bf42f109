import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import { SocialLinks } from '@/app/layout/contact/contact-links'
import { LanguageLinks } from '@/app/layout/language/language-links'
import { type MenuEntry, quickLinks, tools } from '@/app/layout/menu/menus'
import styles from './site-footer.module.css'

/** The footer of every page, and the chat button that floats above it. Product 2, Footer. */
export function SiteFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={`deep ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark size={40} accent="var(--marigold)" />
            {company.name}
          </p>
          <p>{companyWords.tagline}</p>
          {company.social[0] && <SocialLinks />}
        </div>
        <Links id="footer-links" heading={navigation.footer.links} entries={quickLinks} />
        <Links id="footer-tools" heading={navigation.footer.tools} entries={tools} />
        <ReachUs />
        <Office />
      </div>
      <div className={`container ${styles.legal}`}>
        <p>{companyWords.legalBanner}</p>
        {company.registrations[0] && (
          <dl>
            {company.registrations.map(({ id, value }) => (
              <div key={id}>
                <dt>{`${companyWords.registrations[id]}: `}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Link to={paths.policy.href()}>{navigation.policy}</Link>
        <LanguageLinks />
      </div>
      {children}
    </footer>
  )
}

type LinksProps = { id: string; heading: string; entries: readonly MenuEntry[] }

function Links({ id, heading, entries }: LinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="plain-list">
        {entries.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ReachUs() {
  return (
    <section aria-labelledby="footer-reach">
      <h2 id="footer-reach">{navigation.footer.reach}</h2>
      <ul className="plain-list">
        {company.phones.map(({ id, display, tel }) => (
          <li key={tel}>
            <a href={`tel:${tel}`}>
              <span className="visually-hidden">{`${companyWords.phones[id]}: `}</span>
              {display}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
      </ul>
    </section>
  )
}

function Office() {
  return (
    <section aria-labelledby="footer-office">
      <h2 id="footer-office">{navigation.footer.office}</h2>
      <address>
        {company.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{companyWords.hoursShort}</p>
    </section>
  )
}
