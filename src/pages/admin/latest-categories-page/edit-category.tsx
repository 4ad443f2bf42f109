import { Link } from 'react-router-dom'
import { RecordTop } from '@/components/admin/page-top'
import { useBackToList } from '@/components/admin/use-back-to-list'
import { QueryStates } from '@/components/query-states'
import { adminCategories } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { categoryToEditQuery } from '@/features/manage-catalogue/categories/category-changes'
import { CategoryForm } from '@/features/manage-catalogue/categories/category-form'
import { isApiError } from '@/lib/api/errors'
import { useApiQuery } from '@/lib/api/query'

/** The form of one category, as the server has it now. Product 2, /dashboard/admin/latestcoun. */
export function EditCategory({ id }: { id: string }) {
  const category = useApiQuery(categoryToEditQuery(id))
  const { back, state, goBack } = useBackToList()
  return (
    <>
      <RecordTop
        name={category.data?.name}
        titleOf={adminCategories.editTitle}
        nameless={adminCategories.listTitle}
        back={
          <Link to={back} state={state}>
            {adminCategories.backToList}
          </Link>
        }
      />
      <QueryStates
        load={category}
        loading={adminCategories.listLoading}
        toast={isApiError(category.error, 'not-found') ? undefined : messages.lists.categories}
        failed={adminCategories.listFailed}
        unknown={<p>{adminCategories.unknown}</p>}
      >
        {(found) => <CategoryForm category={found} cancelTo={back} onSaved={goBack} />}
      </QueryStates>
    </>
  )
}
