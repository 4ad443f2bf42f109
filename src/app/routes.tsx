import { Route, Routes } from 'react-router-dom'
import { late } from '@/lib/loading/late'
import { SiteLayout } from './layout/site-layout'
import { NotFoundPage, publicRoutes } from './route-table'

const DashboardRoutes = late(() => import('./dashboard-routes'), 'DashboardRoutes', { as: 'frame' })

/** The whole URL map. Product 2, Screens and routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {publicRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="/dashboard/*" element={<DashboardRoutes />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
