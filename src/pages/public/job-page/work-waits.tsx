import { jobs } from '@/words/jobs'
import { ServiceHead } from '@/components/service-layout'
import styles from './work-label.module.css'

/** Shown in place of the label of the work applied for while the work loads. */
export function WorkWaits({ text }: { text: string }) {
  return (
    <div className={styles.work} data-roomy>
      <ServiceHead page="job" meta={jobs.meta} />
      <p className={styles.label}>{text}</p>
    </div>
  )
}
