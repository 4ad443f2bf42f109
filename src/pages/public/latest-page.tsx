import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Loading } from '@/components/loading'
import { browse } from '@/content/browse'
import { messages } from '@/content/messages'
import { headOf } from '@/content/head-of'
import { categoriesQuery } from '@/features/categories/api'
import { CategoryList } from '@/features/categories/category-list'
import { newestFirst } from '@/lib/newest-first'
import { useApiQuery } from '@/lib/query'
import { useFailureToast } from '@/lib/use-failure-toast'

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
