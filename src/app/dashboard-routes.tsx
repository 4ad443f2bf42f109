import { Route, Routes } from 'react-router-dom'
import { late } from '@/lib/loading/late'
import { pathOf } from '@/lib/navigation/language'
import { adminRoutes, preloadDashboardPage, userRoutes } from './dashboard-table'

const MemberLayout = late(() => import('./member-layout/member-layout'), 'MemberLayout', {
  as: 'frame',
})
const PrivateRoute = late(
  () => {
    // Layout and page load while the login is checked, not one after the other.
    void Promise.allSettled([
      MemberLayout.preload(),
      preloadDashboardPage(pathOf(window.location.pathname)),
    ])
    return import('./guards/private-route')
  },
  'PrivateRoute',
  { as: 'frame' },
)

/** The routes with paths relative to "/dashboard", where they are mounted. */
const toRoutes = (routes: typeof userRoutes) =>
  routes.map(({ path, Page }) => (
    <Route key={path} path={path.replace('/dashboard/', '')} element={<Page />} />
  ))

/** The administrators' area, which only the English build has. */
function guardedAdminRoutes() {
  const AdminRoute = late(() => import('./guards/admin-route'), 'AdminRoute', { as: 'frame' })
  const AdminLayout = late(
    () => {
      // The page loads with its layout, but nothing of the area loads before the login is checked.
      void preloadDashboardPage(pathOf(window.location.pathname)).catch(() => undefined)
      return import('./admin-layout/admin-layout')
    },
    'AdminLayout',
    { as: 'frame' },
  )
  return (
    <Route element={<AdminRoute />}>
      <Route element={<AdminLayout />}>{toRoutes(adminRoutes)}</Route>
    </Route>
  )
}

// Uses the constant directly, so that the bundler drops the admin area from the other builds.
const adminArea = SITE_LANGUAGE === 'en' ? guardedAdminRoutes() : toRoutes(adminRoutes)

/** The areas behind a login; public pages need nothing of them. Product 2, Screens and routes. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<PrivateRoute />}>
        <Route element={<MemberLayout />}>{toRoutes(userRoutes)}</Route>
      </Route>
      {adminArea}
    </Routes>
  )
}
