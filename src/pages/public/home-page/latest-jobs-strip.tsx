import { Link } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { AsOf } from '@/components/as-of'
import { browse } from '@/words/browse'
import { homeFirst } from '@/words/home-first'
import { messages } from '@/words/messages'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'

/** Product 9, Counts. */
const SHOWN = 4

/**
 * The four newest job categories and a link to all of them; the page contains the h2 above. Product 2, Latest
 * jobs strip.
 */
export function LatestJobsStrip() {
  const categories = useApiQuery(categoriesQuery())
  const [data, showNewer] = useWithoutShift(categories.data)
  return (
    <>
      <QueryStates
        load={{ ...categories, data }}
        loading={browse.latest.loading}
        toast={messages.lists.failedTitleCase}
        empty={<p className="quiet">{homeFirst.latest.empty}</p>}
      >
        {(all) => <CategoryList categories={newestFirst(all).slice(0, SHOWN)} heading="h3" />}
      </QueryStates>
      <p>
        <Link to={paths.latest.href()}>{homeFirst.latest.allLink}</Link>
      </p>
      {/* Last, since there is no space for it between the list and the link. */}
      <AsOf of={[categories]} showNewer={showNewer} />
    </>
  )
}
