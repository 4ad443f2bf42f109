import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { Stamp } from '@/components/art/stamp'
import { PageHead } from '@/components/page-head'
import { account } from '@/words/account'
import { headOf, type InnerPage } from '@/components/head-of'
import { usePassOnCameFrom } from './pass-on-came-from'
import styles from './auth-layout.module.css'

type Props = {
  page: Extract<InnerPage, 'login' | 'register' | 'forget'>
  heading: string
  lede?: string
  children: ReactNode
  /** Links to the related pages, below the form. */
  links?: ReactNode
  /** Search engines leave the page out. */
  hidden?: boolean
}

/** The frame of the login pages: a letter with an airmail edge and a stamp, one column. */
export function AuthLayout({ page, heading, lede, children, links, hidden }: Props) {
  usePassOnCameFrom()
  return (
    <div className={`container section ${styles.layout}`} data-paper="stack">
      <PageHead {...headOf(page, account.meta[page])} hidden={hidden} />
      <div className={styles.card} data-paper="stack">
        <header className={styles.head}>
          <span className={styles.stamp} aria-hidden="true">
            <Stamp>
              <span className={styles.mark}>
                <LogoMark size={44} accent="#a63c22" />
              </span>
            </Stamp>
          </span>
          <h1 className={styles.heading}>{heading}</h1>
          {lede && <p className="quiet">{lede}</p>}
        </header>
        {children}
        {links && <div className={styles.links}>{links}</div>}
      </div>
    </div>
  )
}

/** A link between the login pages: it passes on where the person came from, and Back skips these pages. */
export function LoginPagesLink({ to, children }: { to: string; children: ReactNode }) {
  const { state }: { state: unknown } = useLocation()
  return (
    <Link to={to} state={state} replace>
      {children}
    </Link>
  )
}
