import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { jobs } from '@/words/jobs'
import styles from './work-label.module.css'

/** Shown in place of the label of the work applied for while the work loads. */
export function WorkWaits({ text }: { text: string }) {
  return (
    <div className={styles.work} data-roomy>
      <PageHead {...headOf('job', jobs.meta)} hidden />
      <p className={styles.label}>{text}</p>
    </div>
  )
}
