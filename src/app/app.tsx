import { AuthProvider } from '@/auth/auth-context'
import { AppRoutes } from './routes'
import { Toasts } from './toasts/toasts'

/** The whole site below a router. The browser, the tests and the prerender each bring theirs. */
export function App() {
  return (
    <AuthProvider>
      <AppRoutes />
      <Toasts />
    </AuthProvider>
  )
}
