import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTop } from '@/components/admin/page-top'
import { adminCategories } from '@/words/admin-catalogue'
import { CategoryForm } from '@/features/manage-catalogue/categories/category-form'
import { paths } from '@/lib/navigation/paths'

/** Product 2, /dashboard/admin/create-category. */
export function CreateCategoryPage() {
  const [created, setCreated] = useState(false)
  return (
    <>
      <PageTop title={adminCategories.createTitle} />
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
