import { AsOf } from '@/components/as-of'
import { EmptyList } from '@/components/empty-list'
import { QueryStates } from '@/components/query-states'
import { browse } from '@/words/browse'
import { browseLate } from '@/words/browse-late'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { newestFirst } from '@/lib/dates/newest-first'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'

const words = browse.latest

/** The list of the page. */
export function AllCategories() {
  const categories = useApiQuery(categoriesQuery())
  const [data, showNewer] = useWithoutShift(categories.data)
  return (
    <>
      <QueryStates
        load={{ ...categories, data }}
        loading={words.loading}
        toast={messages.lists.failedTitleCase}
        empty={
          <EmptyList
            text={words.empty}
            ways={{ [browseLate.job]: paths.job.href(), [browseLate.seeCountries]: allCountries }}
          />
        }
      >
        {(all) => <CategoryList categories={newestFirst(all)} heading="h2" />}
      </QueryStates>
      <AsOf of={[categories]} showNewer={showNewer} />
    </>
  )
}
