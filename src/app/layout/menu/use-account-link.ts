import { useOptionalUser } from '@/auth/auth-context'
import { isAdmin } from '@/entities/user/user'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'

/** Login, or Profile to the dashboard of the user's role. Product 2, Header. */
export function useAccountLink(): { label: string; to: string } {
  const user = useOptionalUser()
  if (!user) return { label: navigation.logIn, to: paths.login.href() }
  const dashboard = isAdmin(user) ? paths.adminDashboard : paths.userDashboard
  return { label: navigation.profile, to: dashboard.href() }
}
