import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { NamedList } from '@/components/admin/named-list'
import { PageTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { OutsideText } from '@/components/outside-text'
import { QueryStates } from '@/components/query-states'
import { adminCategories, adminList } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { AdminCategoryList } from '@/features/manage-catalogue/categories/admin-category-list'
import { categoriesQuery } from '@/entities/category/api'
import { categoryToEditQuery } from '@/features/manage-catalogue/categories/category-changes'
import { CategoryForm } from '@/features/manage-catalogue/categories/category-form'
import type { Category } from '@/entities/category/schema'
import { isApiError } from '@/lib/api/errors'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'

/** Product 9, Counts. */
const SHOWN = 4

/**
 * The four newest categories, all of them at `?all=1`, and the form of one at `?edit=id`.
 * Product 2, /dashboard/admin/latestcoun.
 */
export function LatestCategoriesPage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  return edited === null ? <AllLists /> : <Edit key={edited} id={edited} />
}

function AllLists() {
  const categories = useApiQuery(categoriesQuery())
  if (categories.data) return <Lists categories={newestFirst(categories.data)} />
  return (
    <>
      <PageTop title={adminCategories.listTitle} />
      <QueryStates
        load={categories}
        loading={adminCategories.listLoading}
        toast={messages.lists.categories}
        failed={adminCategories.listFailed}
      />
    </>
  )
}

function Lists({ categories }: { categories: readonly Category[] }) {
  const [search] = useSearchParams()
  const all = search.has('all')
  const { length } = categories
  return (
    <>
      <PageTop
        title={adminCategories.listTitle}
        links={
          <Link to={paths.adminCreateCategory.href()} className="button">
            {adminCategories.add}
          </Link>
        }
      />
      <p className="quiet">{all ? adminCategories.allLede : adminCategories.lede}</p>
      {all ? (
        <NamedList words={{ ...adminList, empty: adminCategories.listEmpty }} records={categories}>
          {(rows, _, note) => <Rows rows={rows}>{note}</Rows>}
        </NamedList>
      ) : (
        <Rows rows={categories.slice(0, SHOWN)}>
          {length === 0 && <p className="panel">{adminCategories.listEmpty}</p>}
        </Rows>
      )}
      {length > SHOWN && (
        <p>
          <Link to={{ search: all ? '' : 'all=1' }}>
            {all ? adminCategories.showLatest : adminCategories.showAll(length)}
          </Link>
        </p>
      )}
    </>
  )
}

function Rows({ rows, children }: { rows: readonly Category[]; children?: ReactNode }) {
  const [search] = useSearchParams()
  return (
    <AdminCategoryList
      categories={rows}
      search={search.toString()}
      editSearch={(id) => withChanges(search, { edit: id })}
    >
      {children}
    </AdminCategoryList>
  )
}

function Edit({ id }: { id: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const category = useApiQuery(categoryToEditQuery(id))
  const back = { search: withChanges(search, { edit: '' }) }
  const title = category.data
    ? adminCategories.editTitle(category.data.name)
    : adminCategories.listTitle
  return (
    <>
      <PageTop
        title={title}
        heading={
          category.data && (
            <OutsideText text={category.data.name} within={adminCategories.editTitle} />
          )
        }
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
        {(found) => (
          <CategoryForm
            category={found}
            cancelTo={back}
            onSaved={() => void navigate(back, { state })}
          />
        )}
      </QueryStates>
    </>
  )
}
