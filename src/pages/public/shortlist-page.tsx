import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { shortlist } from '@/words/shortlist'

/** Product 10, Shortlist. */
export function ShortlistPage() {
  return (
    <div className="container section">
      <PageHead {...headOf('shortlist', shortlist.meta)} />
      <h1>{shortlist.heading}</h1>
      <p className="lede">{shortlist.intro}</p>
    </div>
  )
}
