import { Route, Routes, useLocation } from 'react-router-dom'
import { late } from '@/lib/loading/late'
import { SiteLayout } from './layout/site-layout'
import { isInDashboard, NotFoundPage, publicRoutes } from './route-table'

const DashboardRoutes = late(() => import('./dashboard-routes'), 'DashboardRoutes', { as: 'frame' })

/** The 404 page of an unknown address below `/dashboard` waits for no code of the areas. */
function Areas() {
  const { pathname } = useLocation()
  return isInDashboard(pathname) ? <DashboardRoutes /> : <NotFoundPage />
}

/** The whole URL map. Product 2, Screens and routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {publicRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="/dashboard/*" element={<Areas />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
