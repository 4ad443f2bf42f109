import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'
import { returnAddress } from '@/lib/navigation/return-address'
import { isAdmin, type User } from '@/entities/user/user'

/** The page that sent the person to log in (`state.from` of the address), if it is a valid one. */
export function useCameFrom(): string | null {
  const { state }: { state: unknown } = useLocation()
  const sentBy: { from?: unknown } = Object(state)
  return returnAddress(sentBy.from)
}

/** The dashboard of the user's role. Product 2, Header. */
function dashboardOf(user: User): string {
  return isAdmin(user) ? paths.adminDashboard.href() : paths.userDashboard.href()
}

/**
 * Where a login leads: the page the person came from, else the dashboard of their role. The
 * administrators' pages would only turn anybody else away again. Product 4, Session.
 */
export function destinationAfterLogin(user: User, from: string | null): string {
  if (from === null) return dashboardOf(user)
  const [pathname = ''] = from.split(/[?#]/)
  const adminOnly = matchPath(`${paths.adminDashboard.path}/*`, pathname) !== null
  return adminOnly && !isAdmin(user) ? dashboardOf(user) : from
}
