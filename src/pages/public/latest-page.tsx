import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Loading } from '@/components/loading'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { headOf } from '@/words/head-of'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'
import { newestFirst } from '@/lib/dates/newest-first'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

const words = browse.latest

/** Every job category, newest first. Specification 2, /latest. */
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
  useFailureToast(categories, messages.lists.failedTitleCase)
  if (categories.data) {
    return categories.data.length > 0 ? (
      <CategoryList categories={newestFirst(categories.data)} heading="h2" />
    ) : (
      <p>{words.empty}</p>
    )
  }
  if (categories.isError) {
    return (
      <LoadFailed
        message={messages.lists.failedTitleCase}
        onRetry={() => void categories.refetch()}
      />
    )
  }
  return <Loading label={words.loading} />
}
