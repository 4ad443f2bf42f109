import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { headOf } from '@/components/head-of'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'
import { newestFirst } from '@/lib/dates/newest-first'
import { useApiQuery } from '@/lib/api/query'

const words = browse.latest

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

function AllCategories() {
  const categories = useApiQuery(categoriesQuery())
  return (
    <QueryStates
      load={categories}
      loading={words.loading}
      toast={messages.lists.failedTitleCase}
      failed={messages.lists.failedTitleCase}
      empty={<p>{words.empty}</p>}
    >
      {(all) => <CategoryList categories={newestFirst(all)} heading="h2" />}
    </QueryStates>
  )
}
