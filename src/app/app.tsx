import { AuthProvider } from '@/auth/auth-context'
import { AppRoutes } from './routes'

/** The whole site below a router. The browser, the tests and the prerendering each provide their own. */
export function App() {
  return (
    <AuthProvider>
      <AppRoutes />
    </AuthProvider>
  )
}
