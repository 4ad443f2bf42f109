import type { ReactNode } from 'react'
import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { jobs } from '@/words/jobs'
import styles from './work-label.module.css'

/** The place of the way to the work, on the dark band: as high before the work has loaded as after that. */
export const Way = ({ children }: { children: ReactNode }) => (
  <div className={styles.way}>{children}</div>
)

/** Shown in place of the label of the work applied for while the work loads. */
export function WorkWaits({ text }: { text: string }) {
  return (
    <div className={styles.work} data-roomy>
      <PageHead {...headOf('job', jobs.meta)} hidden />
      <p className={styles.label}>{text}</p>
    </div>
  )
}
