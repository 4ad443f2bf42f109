import { Route, Routes } from 'react-router-dom'
import { lazyFrame } from '@/lib/loading/lazy-part'
import { SiteLayout } from './layout/site-layout'
import { NotFoundPage } from './pages'
import { adminRoutes, preloadPageAt, publicRoutes, userRoutes } from './route-table'
import { loadCode } from '@/lib/loading/load-code'

const UserLayout = lazyFrame(
  async () => (await loadCode(() => import('./member-layout/member-layout'))).MemberLayout,
)
const PrivateRoute = lazyFrame(async () => {
  // Layout and page come while the login is checked, not one after the other.
  void Promise.allSettled([UserLayout.preload(), preloadPageAt(window.location.pathname)])
  return (await loadCode(() => import('./guards/private-route'))).PrivateRoute
})
const AdminRoute = lazyFrame(
  async () => (await loadCode(() => import('./guards/admin-route'))).AdminRoute,
)
const AdminLayout = lazyFrame(async () => {
  // The page comes with its layout, but nothing of the area before the login is checked.
  void preloadPageAt(window.location.pathname).catch(() => undefined)
  return (await loadCode(() => import('./admin-layout/admin-layout'))).AdminLayout
})

const toRoutes = (routes: typeof publicRoutes) =>
  routes.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)

/** The whole URL map. Product 2, Screens and routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {toRoutes(publicRoutes)}
        <Route element={<PrivateRoute />}>
          <Route element={<UserLayout />}>{toRoutes(userRoutes)}</Route>
        </Route>
        <Route element={<AdminRoute />}>
          <Route element={<AdminLayout />}>{toRoutes(adminRoutes)}</Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
