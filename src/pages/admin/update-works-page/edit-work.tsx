import { Link, useNavigate } from 'react-router-dom'
import { RecordTop } from '@/components/admin/page-top'
import { useBackToList } from '@/components/admin/use-back-to-list'
import { withRow } from '@/components/admin/use-row-again'
import { QueryStates } from '@/components/query-states'
import { adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import { type WorkFields, workToEditQuery } from '@/features/manage-catalogue/works/work-changes'
import { WorkForm } from '@/features/manage-catalogue/works/work-form'
import { isApiError } from '@/lib/api/errors'
import { bothLoads, useApiQuery } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { useFailureToast } from '@/lib/notices/use-failure-toast'

type Props = {
  /** The work's id. */
  id: string
  /** The id of the category in whose list it was opened. */
  category: string
}

/**
 * The form of one work, as the server has it now; saved, it is shown in the list of its category, which may be another
 * by then. Product 2, /dashboard/admin/updatenews/:id.
 */
export function EditWork({ id, category }: Props) {
  const navigate = useNavigate()
  const work = useApiQuery(workToEditQuery(id))
  const categories = useApiQuery(categoriesQuery())
  const isUnknown = isApiError(work.error, 'not-found')
  useFailureToast(work, isUnknown ? undefined : messages.lists.failed)
  useFailureToast(categories, messages.lists.categories)
  const { back, state, goBack } = useBackToList()

  function showSaved(saved: WorkFields) {
    if (saved.category === category) goBack()
    else void navigate(paths.adminUpdateWorks.href(saved.category), { state: withRow(state, id) })
  }

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
          <WorkForm work={found} categories={all} cancelTo={back} onSaved={showSaved} />
        )}
      </QueryStates>
    </>
  )
}
