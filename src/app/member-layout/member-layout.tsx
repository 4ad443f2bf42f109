import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { members } from '@/words/members'
import styles from './member-layout.module.css'
import { MemberMenu } from './member-menu'
import { useFreshLogin } from '@/features/buy-premium/use-member'

/** The sidebar beside each page of the user area. Product 2, User area. */
export function MemberLayout() {
  useFreshLogin()
  return (
    <div className={`container ${styles.layout}`}>
      <MemberMenu />
      <div className={styles.page}>
        <Suspense fallback={<Spinner label={members.loading} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
