import { enquiryForm } from '@/content/enquiry-form'
import { workQuery } from '@/features/works/api'
import { isApiError } from '@/lib/errors'
import { useApiQuery } from '@/lib/query'
import styles from './applied-work.module.css'

const { label, loading, unknown, failed } = enquiryForm.about

/** Names the work a person applies for; the form below works with or without it. */
export function AppliedWork({ id }: { id: string }) {
  const work = useApiQuery(workQuery(id))
  if (work.isPending) return <p className="quiet">{loading}</p>
  if (work.isError) {
    return <p role="status">{isApiError(work.error, 'not-found') ? unknown : failed}</p>
  }
  return (
    <p className={styles.work}>
      <span>{label}</span>
      <strong>{work.data.name}</strong>
    </p>
  )
}
