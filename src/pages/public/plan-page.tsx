import { useLocation } from 'react-router-dom'
import { headOf } from '@/components/head-of'
import { LoadFailed } from '@/components/load-failed'
import { nearPart } from '@/components/near-part'
import { PageHead } from '@/components/page-head'
import { PLANS_KEY, START_DRAFT } from '@/features/plan/stored/storage-keys'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { localStore } from '@/lib/browser/storage/storage'
import { useReady } from '@/lib/browser/page/use-ready'
import { plan } from '@/words/plan'
import styles from './plan-page.module.css'

/** The HTML contains neither what is stored here nor what the address says. */
const isMore = () =>
  localStore.get(PLANS_KEY) !== null ||
  hasDraft(START_DRAFT) ||
  window.location.search !== '' ||
  window.location.hash !== ''

/** In an address that fills in the form, or contains a whole plan, but not where a link leads to a part of the page. */
const SHARED = /[?&](?:for|where|papers)=|#plan(?:=|%3D)/i

const YourPlans = nearPart(() => import('./plan-page/your-plans'), 'YourPlans', {
  near: { id: 'plan', waitForInteraction: true, isNeededNow: isMore },
  failed: (_, retry) => <LoadFailed message={plan.failed} onRetry={retry} />,
})

/** What to do by when, counted back from the day it begins. Product 10, Plans. */
export function PlanPage() {
  const { search, hash } = useLocation()
  const isReady = useReady()
  return (
    <div className="container section">
      {/* If the head named /plan, the Share of some browsers would leave out what the address fills in. */}
      <PageHead
        {...headOf('plan', plan.meta)}
        shared
        hidden={isReady && SHARED.test(search + hash)}
      />
      <header className={styles.head}>
        <h1>{plan.heading}</h1>
        <p className="lede">{plan.intro}</p>
      </header>
      <YourPlans />
    </div>
  )
}
