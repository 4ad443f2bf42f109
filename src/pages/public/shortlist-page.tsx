import { headOf } from '@/components/head-of'
import { NoScript } from '@/components/no-script'
import { PageHead } from '@/components/page-head'
import { shortlist } from '@/words/shortlist-page'
import { Shortlist } from '@/features/shortlist/shortlist'

/** What a visitor saved. Product 10, Shortlist. */
export function ShortlistPage() {
  return (
    <section className="container section" aria-labelledby="shortlist-heading">
      {/* It is empty for whoever comes from a search. */}
      <PageHead {...headOf('shortlist', shortlist.meta)} hidden />
      <h1 id="shortlist-heading">{shortlist.heading}</h1>
      <p className="lede">{shortlist.intro}</p>
      <NoScript of="list" />
      <Shortlist />
    </section>
  )
}
