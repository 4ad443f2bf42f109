import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BrokenPage } from '@/app/layout/broken-page'
import { ErrorBoundary } from '@/components/error-boundary'
import { Spinner } from '@/components/spinner'
import { members } from '@/words/members'
import styles from './member-layout.module.css'
import { MemberMenu } from './member-menu'
import { useFreshLogin } from '@/features/buy-premium/use-fresh-login'

/** The sidebar beside each page of the user area, also one that breaks. Product 2, User area. */
export function MemberLayout() {
  useFreshLogin()
  const { pathname } = useLocation()
  return (
    <div className={`container ${styles.layout}`}>
      <MemberMenu />
      <div id="page" className={styles.page}>
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <BrokenPage onRetry={retry} />}>
          <Suspense fallback={<Spinner label={members.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  )
}
