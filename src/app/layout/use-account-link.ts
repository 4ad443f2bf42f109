import { useOptionalUser } from '@/auth/auth-context'
import { isAdmin } from '@/auth/user'
import { navigation } from '@/content/navigation'
import { paths } from '@/lib/paths'

/** Login, or Profile to the dashboard of the user's role. Specification 2, Header. */
export function useAccountLink(): { label: string; to: string } {
  const user = useOptionalUser()
  if (!user) return { label: navigation.logIn, to: paths.login.href() }
  const dashboard = isAdmin(user) ? paths.adminDashboard : paths.userDashboard
  return { label: navigation.profile, to: dashboard.href() }
}
