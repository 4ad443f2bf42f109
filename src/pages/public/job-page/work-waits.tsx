import { jobs } from '@/words/jobs'
import { ServiceHead } from '@/components/service-layout'
import styles from './work-label.module.css'

/** In the place of the label of the work applied for, while that is on its way. */
export function WorkWaits({ text }: { text: string }) {
  return (
    <div className={styles.work} data-roomy>
      <ServiceHead page="job" meta={jobs.meta} />
      <p className={styles.label}>{text}</p>
    </div>
  )
}
