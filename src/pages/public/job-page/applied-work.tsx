import { useEffect } from 'react'
import { QueryStates } from '@/components/query-states'
import { enquiryForm } from '@/words/enquiry-form'
import { categoriesQuery } from '@/entities/category/api'
import { workQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import { WorkLabel } from './work-label'

const { unknown, failed } = enquiryForm.about

type Props = {
  id: string
  /** Gets the work in words, with its category as soon as that is known. */
  onNamed: (name: string) => void
}

/** Names the work a person applies for; the form below works with or without it. */
export function AppliedWork({ id, onNamed }: Props) {
  const work = useApiQuery(workQuery(id))
  const categories = useApiQuery(categoriesQuery())
  const category = categories.data?.find(({ _id }) => _id === work.data?.category)
  const name = work.data && [work.data.name, category?.name].filter(Boolean).join(', ')

  useEffect(() => {
    if (name) onNamed(name)
  }, [name, onNamed])

  return (
    <QueryStates
      load={work}
      loading={<WorkLabel />}
      unknown={<p role="alert">{unknown}</p>}
      failed={failed}
    >
      {({ name: label }) => <WorkLabel name={label} />}
    </QueryStates>
  )
}
