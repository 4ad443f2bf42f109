import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { NamedList } from '@/components/admin/named-list'
import { PageTop } from '@/components/admin/page-top'
import { withChanges } from '@/components/admin/use-list-address'
import { useListHref } from '@/components/admin/use-list-href'
import { OutsideText } from '@/components/outside-text'
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
  return edited === null ? <List id={id} /> : <EditWork key={edited} id={edited} />
}

function List({ id }: { id: string }) {
  const works = useApiQuery(categoryWorksQuery(id, isCategory))
  const categories = useApiQuery(categoriesQuery())
  const isUnknown = isApiError(works.error, 'not-found')
  useFailureToast(works, messages.lists.failed)
  useFailureToast(categories, messages.lists.categories)

  if (works.data && categories.data) {
    const name = categories.data.find(({ _id }) => _id === id)?.name
    return <Works id={id} works={works.data} name={name} />
  }
  return (
    <>
      <PageTop title={adminWorks.namelessTitle} back={<BackToCategories />} />
      <QueryStates
        load={bothLoads(works, categories)}
        loading={adminWorks.loading}
        failed={adminWorks.failed}
        // A list of categories that is not found says nothing of this one.
        unknown={isUnknown && categories.data ? <p>{adminWorks.unknownCategory}</p> : undefined}
      />
    </>
  )
}

function BackToCategories() {
  const listHref = useListHref(paths.adminLatestCategories.href())
  return <Link to={listHref}>{adminWorks.backToCategories}</Link>
}

/** `name`: the category's, where it is known. */
type Props = { id: string; works: readonly Work[]; name: string | undefined }

const listWords = {
  ...adminList,
  count: (found: number, all: number) =>
    found === all ? adminWorks.count(all) : adminList.count(found, all),
  empty: adminWorks.empty,
}

function Works({ id, works, name }: Props) {
  const { state }: { state: unknown } = useLocation()
  return (
    <>
      <PageTop
        title={name === undefined ? adminWorks.namelessTitle : adminWorks.worksOf(name)}
        heading={
          name === undefined ? undefined : <OutsideText text={name} within={adminWorks.worksOf} />
        }
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
      <NamedList words={listWords} records={works}>
        {(rows, search, note) => (
          <AdminWorkList
            category={id}
            works={rows}
            editLink={(work) => ({ to: { search: withChanges(search, { edit: work }) }, state })}
          >
            {note}
          </AdminWorkList>
        )}
      </NamedList>
    </>
  )
}
