import { Link } from 'react-router-dom'
import { LoadFailed } from '@/components/load-failed'
import { Loading } from '@/components/loading'
import { browse } from '@/words/browse'
import { home } from '@/words/home'
import { messages } from '@/words/messages'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'

/** Specification 9, Counts. */
const SHOWN = 4

/**
 * The four newest job categories and the way to all of them; the page brings the h2 above.
 * Specification 2, Latest jobs strip.
 */
export function LatestJobsStrip() {
  return (
    <>
      <Newest />
      <p>
        <Link to={paths.latest.href()}>{home.latest.allLink}</Link>
      </p>
    </>
  )
}

function Newest() {
  const categories = useApiQuery(categoriesQuery())
  useFailureToast(categories, messages.lists.failedTitleCase)
  if (categories.data) {
    const newest = newestFirst(categories.data).slice(0, SHOWN)
    return newest.length > 0 ? (
      <CategoryList categories={newest} heading="h3" />
    ) : (
      <p className="quiet">{home.latest.empty}</p>
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
  return <Loading label={browse.latest.loading} />
}
