import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { plan } from '@/words/plan'

/** Product 10, Plans. */
export function PlanPage() {
  return (
    <div className="container section">
      <PageHead {...headOf('plan', plan.meta)} />
      <h1>{plan.heading}</h1>
      <p className="lede">{plan.intro}</p>
    </div>
  )
}
