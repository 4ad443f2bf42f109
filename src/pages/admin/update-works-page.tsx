import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { ListLine } from '@/components/admin/list-tools'
import { PageTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { useListHref } from '@/components/admin/use-list-href'
import { QueryStates } from '@/components/query-states'
import { adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { categoriesQuery } from '@/entities/category/api'
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
  return edited === null ? <List id={id} /> : <EditWork key={edited} id={edited} />
}

const NONE: readonly Work[] = []

function List({ id }: { id: string }) {
  const works = useApiQuery(categoryWorksQuery(id))
  const categories = useApiQuery(categoriesQuery())
  const isUnknown = isApiError(works.error, 'not-found')
  const category = categories.data?.find(({ _id }) => _id === id)
  // Some servers say 404 of a category that has no works: whether it is there, the categories tell.
  const isOpen = isUnknown && (categories.isPending || category !== undefined)
  useFailureToast(works, isOpen ? undefined : messages.lists.failed)
  useFailureToast(categories, messages.lists.categories)
  const listed = works.data ?? (isUnknown && category ? NONE : undefined)

  if (listed && categories.data) return <Works id={id} works={listed} name={category?.name} />
  return (
    <>
      <PageTop
        title={adminWorks.namelessTitle}
        titleSuffix={titleSuffix}
        back={<BackToCategories />}
      />
      <QueryStates
        load={bothLoads(works, categories)}
        loading={adminWorks.loading}
        waits={isOpen}
        failed={adminWorks.failed}
        // A list of categories that is not found says nothing of this one.
        unknown={isUnknown && categories.data ? <p>{adminWorks.unknownCategory}</p> : undefined}
      >
        {() => null}
      </QueryStates>
    </>
  )
}

function BackToCategories() {
  const listHref = useListHref(paths.adminLatestCategories.href())
  return <Link to={listHref}>{adminWorks.backToCategories}</Link>
}

/** `name`: the category's, where it is known. */
type Props = { id: string; works: readonly Work[]; name: string | undefined }

function Works({ id, works, name }: Props) {
  const [search] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  return (
    <>
      <PageTop
        title={name === undefined ? adminWorks.namelessTitle : adminWorks.worksOf(name)}
        titleSuffix={titleSuffix}
        back={<BackToCategories />}
        links={
          <Link
            className="button"
            to={`${paths.adminWorks.href()}?${withChanges(new URLSearchParams(), { category: id })}`}
          >
            {adminWorks.add}
          </Link>
        }
      />
      <ListLine count={adminWorks.count(works.length)} />
      <AdminWorkList
        category={id}
        works={works}
        editLink={(work) => ({ to: { search: withChanges(search, { edit: work }) }, state })}
      >
        {works.length === 0 && <p className="panel">{adminWorks.empty}</p>}
      </AdminWorkList>
    </>
  )
}
