import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { NamedList } from '@/components/admin/named-list'
import { PageTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { QueryStates } from '@/components/query-states'
import { adminCategories } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { AdminCategoryList } from '@/features/manage-catalogue/categories/admin-category-list'
import { categoriesQuery } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { EditCategory } from './latest-categories-page/edit-category'

/** Product 9, Counts. */
const SHOWN = 4

/**
 * The four newest categories, all of them at `?all=1`, and the form of one at `?edit=id`.
 * Product 2, /dashboard/admin/latestcoun.
 */
export function LatestCategoriesPage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  return edited === null ? <AllLists /> : <EditCategory key={edited} id={edited} />
}

function AllLists() {
  const categories = useApiQuery(categoriesQuery())
  return (
    <>
      <PageTop
        title={adminCategories.listTitle}
        links={
          categories.data && (
            <Link to={paths.adminCreateCategory.href()} className="button">
              {adminCategories.add}
            </Link>
          )
        }
      />
      <QueryStates
        load={categories}
        loading={adminCategories.listLoading}
        toast={messages.lists.categories}
        failed={adminCategories.listFailed}
      >
        {(all) => <Lists categories={newestFirst(all)} />}
      </QueryStates>
    </>
  )
}

function Lists({ categories }: { categories: readonly Category[] }) {
  const [search] = useSearchParams()
  const all = search.has('all')
  const { length } = categories
  return (
    <>
      <p className="quiet">{all ? adminCategories.allLede : adminCategories.lede}</p>
      {all ? (
        <NamedList
          records={categories}
          label={adminCategories.listTitle}
          empty={adminCategories.listEmpty}
        >
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
