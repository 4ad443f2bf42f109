import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { QueryStates } from '@/components/query-states'
import { adminCategories, adminWorks } from '@/words/admin-catalogue'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { WorkForm } from '@/features/manage-catalogue/works/work-form'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'

/** Creates works; `?category=id` preselects their category. Product 2, /dashboard/admin/works. */
export function WorksPage() {
  const categories = useApiQuery(categoriesQuery())
  return (
    <>
      <PageTop title={adminWorks.createTitle} />
      <QueryStates
        load={categories}
        loading={adminCategories.listLoading}
        toast={messages.lists.categories}
        failed={adminCategories.listFailed}
      >
        {(all) => <NewWork categories={newestFirst(all)} />}
      </QueryStates>
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
