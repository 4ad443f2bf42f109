import { Route, Routes } from 'react-router-dom'
import { late } from '@/lib/loading/late'
import { SiteLayout } from './layout/site-layout'
import { adminRoutes, NotFoundPage, preloadPageAt, publicRoutes, userRoutes } from './route-table'

const UserLayout = late(() => import('./member-layout/member-layout'), 'MemberLayout', {
  as: 'frame',
})
const PrivateRoute = late(
  () => {
    // Layout and page come while the login is checked, not one after the other.
    void Promise.allSettled([UserLayout.preload(), preloadPageAt(window.location.pathname)])
    return import('./guards/private-route')
  },
  'PrivateRoute',
  { as: 'frame' },
)
const AdminRoute = late(() => import('./guards/admin-route'), 'AdminRoute', { as: 'frame' })
const AdminLayout = late(
  () => {
    // The page comes with its layout, but nothing of the area before the login is checked.
    void preloadPageAt(window.location.pathname).catch(() => undefined)
    return import('./admin-layout/admin-layout')
  },
  'AdminLayout',
  { as: 'frame' },
)

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
