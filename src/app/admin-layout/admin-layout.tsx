import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BrokenPage } from '@/app/layout/broken-page'
import { ErrorBoundary } from '@/components/error-boundary'
import { PageLoading } from '@/components/page-loading'
import { AdminMenu } from './admin-menu'
import { AdminTheme } from './admin-theme'
import { RefreshNote } from './refresh-note'
import styles from './admin-layout.module.css'

/** The side menu beside each page of the admin area, also one that breaks. Product 2, Admin area. */
export function AdminLayout() {
  const { pathname } = useLocation()
  return (
    <AdminTheme>
      <div className={styles.layout}>
        <AdminMenu />
        <div id="page" className={styles.page}>
          <RefreshNote />
          <ErrorBoundary resetKey={pathname} fallback={(retry) => <BrokenPage onRetry={retry} />}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </AdminTheme>
  )
}
