import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { PageLoading } from '@/components/page-loading'
import { AdminMenu } from './admin-menu'
import { AdminTheme } from './admin-theme'
import { RefreshNote } from './refresh-note'
import styles from './admin-layout.module.css'

/** The side menu beside each page of the admin area. Product 2, Admin area. */
export function AdminLayout() {
  return (
    <AdminTheme>
      <div className={styles.layout}>
        <AdminMenu />
        <div className={styles.page}>
          <RefreshNote />
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </AdminTheme>
  )
}
