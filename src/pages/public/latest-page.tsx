import { dataPart } from '@/components/data-part'
import { headOf } from '@/components/head-of'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { CATEGORIES } from '@/entities/category/keys'

const words = browse.latest

const AllCategories = dataPart(() => import('./latest-page/all-categories'), 'AllCategories', {
  id: 'categories',
  keys: () => [CATEGORIES],
  failed: (_, retry) => <LoadFailed message={messages.lists.failedTitleCase} onRetry={retry} />,
})

/** Every job category, newest first. Product 2, /latest. */
export function LatestPage() {
  return (
    <div className="container section">
      <PageHead {...headOf('latest', browse.meta.latest)} />
      <h1>{words.heading}</h1>
      <p className="lede">{words.intro}</p>
      <AllCategories />
    </div>
  )
}
