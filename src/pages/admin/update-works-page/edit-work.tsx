import { Link } from 'react-router-dom'
import { RecordTop } from '@/components/admin/page-top'
import { useBackToList } from '@/components/admin/use-back-to-list'
import { QueryStates } from '@/components/query-states'
import { adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import { workToEditQuery } from '@/features/manage-catalogue/works/work-changes'
import { WorkForm } from '@/features/manage-catalogue/works/work-form'
import { isApiError } from '@/lib/api/errors'
import { bothLoads, useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

/** The form of one work, as the server has it now. Product 2, /dashboard/admin/updatenews/:id. */
export function EditWork({ id }: { id: string }) {
  const work = useApiQuery(workToEditQuery(id))
  const categories = useApiQuery(categoriesQuery())
  const isUnknown = isApiError(work.error, 'not-found')
  useFailureToast(work, isUnknown ? undefined : messages.lists.failed)
  useFailureToast(categories, messages.lists.categories)
  const { back, state, goBack } = useBackToList()
  return (
    <>
      <RecordTop
        name={work.data?.name}
        titleOf={adminWorks.editTitle}
        nameless={adminWorks.namelessTitle}
        back={
          <Link to={back} state={state}>
            {adminWorks.backToList}
          </Link>
        }
      />
      <QueryStates
        load={bothLoads(work, categories)}
        loading={adminWorks.oneLoading}
        failed={adminWorks.oneFailed}
        // A list of categories that is not found says nothing about this work.
        unknown={isUnknown ? <p>{adminWorks.unknownWork}</p> : undefined}
      >
        {([found, all]) => (
          <WorkForm work={found} categories={all} cancelTo={back} onSaved={goBack} />
        )}
      </QueryStates>
    </>
  )
}
