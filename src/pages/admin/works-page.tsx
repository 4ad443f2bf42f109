import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { adminCategories, adminWorks } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { titleSuffix } from '@/content/site'
import { categoriesQuery } from '@/features/categories/api'
import type { Category } from '@/features/categories/schema'
import { WorkForm } from '@/features/works/work-form'
import { newestFirst } from '@/lib/newest-first'
import { paths } from '@/lib/paths'
import { useApiQuery } from '@/lib/query'
import { useFailureToast } from '@/lib/use-failure-toast'

/** Creates works; `?category=id` chooses theirs. Specification 2, /dashboard/admin/works. */
export function WorksPage() {
  const categories = useApiQuery(categoriesQuery())
  useFailureToast(categories, messages.lists.categories)
  return (
    <>
      <PageTop title={adminWorks.createTitle} titleSuffix={titleSuffix} />
      {categories.data && <NewWork categories={newestFirst(categories.data)} />}
      {categories.isPending && <Spinner label={adminCategories.listLoading} />}
      {categories.isLoadingError && (
        <LoadFailed
          message={adminCategories.listFailed}
          onRetry={() => void categories.refetch()}
        />
      )}
    </>
  )
}

function NewWork({ categories }: { categories: readonly Category[] }) {
  const [search] = useSearchParams()
  const [last, setLast] = useState('')
  const nameOf = (id: string | null) => categories.find(({ _id }) => _id === id)?.name
  const asked = search.get('category')
  const lastName = nameOf(last)
  return (
    <>
      <p className="quiet">
        {adminWorks.lede}{' '}
        <Link to={paths.adminLatestCategories.href()}>{adminCategories.listTitle}</Link>.
      </p>
      {lastName !== undefined && (
        <p>
          {adminWorks.createdNext}{' '}
          <Link to={paths.adminUpdateWorks.href(last)}>{adminWorks.worksOf(lastName)}</Link>.
        </p>
      )}
      <WorkForm
        categories={categories}
        category={nameOf(asked) === undefined ? '' : (asked ?? '')}
        onSaved={({ category }) => setLast(category)}
      />
    </>
  )
}
