import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { NamedList } from '@/components/admin/named-list'
import { PageTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { QueryStates } from '@/components/query-states'
import { adminCategories, adminList } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { AdminCategoryList } from '@/features/manage-catalogue/categories/admin-category-list'
import { categoriesQuery } from '@/entities/category/api'
import { CategoryForm } from '@/features/manage-catalogue/categories/category-form'
import type { Category } from '@/entities/category/schema'
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
  const categories = useApiQuery(categoriesQuery())
  const edited = search.get('edit')

  if (categories.data) {
    return edited === null ? (
      <Lists categories={newestFirst(categories.data)} />
    ) : (
      <Edit key={edited} category={categories.data.find(({ _id }) => _id === edited)} />
    )
  }
  return (
    <>
      <PageTop title={adminCategories.listTitle} titleSuffix={titleSuffix} />
      <QueryStates
        load={categories}
        loading={adminCategories.listLoading}
        toast={messages.lists.categories}
        failed={adminCategories.listFailed}
      >
        {() => null}
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
      <PageTop
        title={adminCategories.listTitle}
        titleSuffix={titleSuffix}
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

function Edit({ category }: { category: Category | undefined }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const back = { search: withChanges(search, { edit: '' }) }
  return (
    <>
      <PageTop
        title={category ? adminCategories.editTitle(category.name) : adminCategories.listTitle}
        titleSuffix={titleSuffix}
        back={<Link to={back}>{adminCategories.backToList}</Link>}
      />
      {category ? (
        <CategoryForm category={category} cancelTo={back} onSaved={() => void navigate(back)} />
      ) : (
        <p>{adminCategories.unknown}</p>
      )}
    </>
  )
}
