import { useParams } from 'react-router-dom'
import { dataPart } from '@/components/data-part'
import { LoadFailed } from '@/components/load-failed'
import { messages } from '@/words/messages'
import { CATEGORIES } from '@/entities/category/keys'
import { categoryWorksKey } from '@/entities/work/keys'
import { useHtmlHead } from '@/lib/head/use-html-head'

const CategoryJobs = dataPart(() => import('./latest-jobs-page/category-jobs'), 'CategoryJobs', {
  id: 'jobs',
  keys: ({ id }) => [CATEGORIES, categoryWorksKey(id)],
  failed: (_, retry) => (
    <div className="container section">
      <LoadFailed message={messages.lists.failed} onRetry={retry} />
    </div>
  ),
})

/** The works of one category. Product 2, /latestjobs/:id. */
export function LatestJobsPage() {
  const { id = '' } = useParams()
  useHtmlHead()
  return <CategoryJobs id={id} />
}
