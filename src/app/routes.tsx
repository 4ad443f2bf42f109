import { Route, Routes } from 'react-router-dom'
import { lazyPart } from '@/lib/lazy-part'
import { SiteLayout } from './layout/site-layout'
import { NotFoundPage } from './pages'
import { adminRoutes, publicRoutes, userRoutes } from './route-table'

const PrivateRoute = lazyPart(async () => (await import('./private-route')).PrivateRoute)
const AdminRoute = lazyPart(async () => (await import('./admin-route')).AdminRoute)

const toRoutes = (routes: typeof publicRoutes) =>
  routes.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)

/** The whole URL map. Specification 2, Screens and routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {toRoutes(publicRoutes)}
        <Route element={<PrivateRoute />}>{toRoutes(userRoutes)}</Route>
        <Route element={<AdminRoute />}>{toRoutes(adminRoutes)}</Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
