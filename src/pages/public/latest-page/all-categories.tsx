import { AsOf } from '@/components/as-of'
import { QueryStates } from '@/components/query-states'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryList } from '@/entities/category/category-list'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { newestFirst } from '@/lib/dates/newest-first'

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
        empty={<p>{words.empty}</p>}
      >
        {(all) => <CategoryList categories={newestFirst(all)} heading="h2" />}
      </QueryStates>
      <AsOf of={[categories]} showNewer={showNewer} />
    </>
  )
}
