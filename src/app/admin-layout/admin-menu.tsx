import type { FocusEvent } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { LogOutButton } from '@/auth/log-out-button'
import { adminMenu } from '@/words/admin-menu'
import { paths } from '@/lib/navigation/paths'
import { useEntryLinkProps } from './use-entry-link-props'
import styles from './admin-layout.module.css'

type Entry = {
  label: string
  /** What the label means, in plain words. */
  meaning?: string
  to: string
  /** The pages without an entry of their own that belong to this one. */
  covers?: string
}

const { meanings } = adminMenu

/** The menu's links, in order. */
const entries: readonly Entry[] = [
  { label: adminMenu.dashboard, to: paths.adminDashboard.href() },
  {
    label: adminMenu.countries,
    to: paths.adminCountries.href(),
    covers: paths.adminUpdateCountry.path,
  },
  { label: adminMenu.addCountry, to: paths.adminCreateCountry.href() },
  { label: adminMenu.users, to: paths.adminUsers.href(), covers: paths.adminReferrals.path },
  { label: adminMenu.latestWork, meaning: meanings.latestWork, to: paths.adminWorks.href() },
  {
    label: adminMenu.addLatestCountry,
    meaning: meanings.addLatestCountry,
    to: paths.adminCreateCategory.href(),
  },
  {
    label: adminMenu.latestCountry,
    meaning: meanings.latestCountry,
    to: paths.adminLatestCategories.href(),
    covers: paths.adminUpdateWorks.path,
  },
]

/** Brings the entry of this page into view where the menu is a row that scrolls sideways. */
function bringIntoView(entry: HTMLLIElement | null) {
  const row = entry?.parentElement
  if (!entry || !row) return
  row.scrollLeft = entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
}

/** Scrolls an entry fully into view on keyboard focus only: the row must not move from under a press. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** The eight entries of the side menu, in order. Product 2, Admin area. */
export function AdminMenu() {
  return (
    <nav aria-label={adminMenu.label} className={styles.menu}>
      <ul>
        {entries.map((entry) => (
          <MenuEntry key={entry.label} {...entry} />
        ))}
        <li>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  )
}

function MenuEntry({ label, meaning, to, covers }: Entry) {
  const { pathname } = useLocation()
  const here = matchPath(to, pathname) !== null
  const below = covers !== undefined && matchPath(covers, pathname) !== null
  return (
    // Not a ref of the link: the router sets that again at each change of the address, and each call measures the row.
    <li ref={here || below ? bringIntoView : undefined}>
      <Link
        to={to}
        aria-current={here ? 'page' : below}
        onFocus={showWhole}
        {...useEntryLinkProps(label, meaning)}
      />
    </li>
  )
}
