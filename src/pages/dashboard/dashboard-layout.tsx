import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { members } from '@/content/members'
import styles from './dashboard-layout.module.css'
import { DashboardMenu } from './dashboard-menu'
import { useFreshLogin } from './use-member'

/** The sidebar beside each page of the user area. Specification 2, User area. */
export function DashboardLayout() {
  useFreshLogin()
  return (
    <div className={`container ${styles.desk}`}>
      <DashboardMenu />
      <div className={styles.page}>
        <Suspense fallback={<Spinner label={members.loading} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
