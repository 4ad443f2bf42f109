import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { adminCategories } from '@/content/admin-catalogue'
import { titleSuffix } from '@/content/site'
import { CategoryForm } from '@/features/categories/category-form'
import { paths } from '@/lib/paths'

/** Specification 2, /dashboard/admin/create-category. */
export function CreateCategoryPage() {
  const [created, setCreated] = useState(false)
  return (
    <>
      <PageTop title={adminCategories.createTitle} titleSuffix={titleSuffix} />
      {created && (
        <p>
          {adminCategories.createdNext}{' '}
          <Link to={paths.adminLatestCategories.href()}>{adminCategories.listTitle}</Link>.
        </p>
      )}
      <CategoryForm onSaved={() => setCreated(true)} />
    </>
  )
}
