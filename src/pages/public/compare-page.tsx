import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { compare } from '@/words/compare'

/** Product 10, Comparison. */
export function ComparePage() {
  return (
    <div className="container section">
      <PageHead {...headOf('compare', compare.meta)} />
      <h1>{compare.heading}</h1>
      <p className="lede">{compare.intro}</p>
    </div>
  )
}
