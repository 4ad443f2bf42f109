import { enquiryForm } from '@/words/enquiry-form'
import { jobs } from '@/words/jobs'
import styles from './work-label.module.css'

const { label, loading } = enquiryForm.about

/** The label with the work applied for; without a name it says that the name is on its way. */
export function WorkLabel({ name }: { name?: string }) {
  return (
    <>
      <p className={styles.work} data-loading={name === undefined || undefined}>
        <span>{name === undefined ? loading : label}</span>
        <strong>{name}</strong>
      </p>
      <p className={styles.note}>{jobs.notEmployer}</p>
    </>
  )
}
