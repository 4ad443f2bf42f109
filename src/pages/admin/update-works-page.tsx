import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { NamedList } from '@/components/admin/named-list'
import { RecordTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { useListHref } from '@/components/admin/use-list-href'
import { QueryStates } from '@/components/query-states'
import { adminList, adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { categoriesQuery, isCategory } from '@/entities/category/api'
import { AdminWorkList } from '@/features/manage-catalogue/works/admin-work-list'
import { categoryWorksQuery } from '@/entities/work/api'
import type { Work } from '@/entities/work/schema'
import { isApiError } from '@/lib/api/errors'
import { paths } from '@/lib/navigation/paths'
import { bothLoads, useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { EditWork } from './update-works-page/edit-work'

/**
 * The works of a category, and the form of one at `?edit=id`.
 * Product 2, /dashboard/admin/updatenews/:id.
 */
export function UpdateWorksPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const edited = search.get('edit')
  return edited === null ? <List id={id} /> : <EditWork key={edited} id={edited} category={id} />
}

function List({ id }: { id: string }) {
  const works = useApiQuery(categoryWorksQuery(id, isCategory))
  const categories = useApiQuery(categoriesQuery())
  const isUnknown = isApiError(works.error, 'not-found')
  useFailureToast(works, messages.lists.failed)
  useFailureToast(categories, messages.lists.categories)
  const listHref = useListHref(paths.adminLatestCategories.href())
  const load = bothLoads(works, categories)
  const category = categories.data?.find(({ _id }) => _id === id)
  return (
    <>
      <RecordTop
        name={category?.name}
        titleOf={adminWorks.worksOf}
        nameless={adminWorks.namelessTitle}
        back={<Link to={listHref}>{adminWorks.backToCategories}</Link>}
        links={load.data && <AddWork category={id} />}
      />
      <QueryStates
        load={load}
        loading={adminWorks.loading}
        failed={adminWorks.failed}
        // A list of categories that is not found says nothing about this category.
        unknown={isUnknown && categories.data ? <p>{adminWorks.unknownCategory}</p> : undefined}
      >
        {([all]) => <Works category={id} works={all} />}
      </QueryStates>
    </>
  )
}

function AddWork({ category }: { category: string }) {
  const search = withChanges(new URLSearchParams(), { category })
  return (
    <Link className="button" to={{ pathname: paths.adminWorks.href(), search }}>
      {adminWorks.add}
    </Link>
  )
}

const countOf = (found: number, all: number) =>
  found === all ? adminWorks.count(all) : adminList.count(found, all)

function Works({ category, works }: { category: string; works: readonly Work[] }) {
  const { state }: { state: unknown } = useLocation()
  return (
    <NamedList
      records={works}
      label={adminWorks.listLabel}
      empty={adminWorks.empty}
      count={countOf}
    >
      {(rows, search, note) => (
        <AdminWorkList
          category={category}
          works={rows}
          editLink={(work) => ({ to: { search: withChanges(search, { edit: work }) }, state })}
        >
          {note}
        </AdminWorkList>
      )}
    </NamedList>
  )
}
