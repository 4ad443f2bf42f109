import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { common } from '@/words/common'
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
          <Suspense fallback={<Spinner label={common.loadingPage} />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </AdminTheme>
  )
}
