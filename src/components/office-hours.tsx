import { companyWords } from '@/words/company'
import { unbroken } from '@/lib/text/unbroken'
import { latePart } from './late-part'
import styles from './office.module.css'

const OfficeNow = latePart(() => import('./office-now'), 'OfficeNow', { failed: () => null })

/** The office's hours, and space for the note whether it is open now. Product 10, Office hours. */
export function OfficeHours() {
  return (
    <>
      {companyWords.hours.map((line) => (
        <p key={line} className={styles.line}>
          {unbroken(line)}
        </p>
      ))}
      <div className={styles.now}>
        <OfficeNow />
      </div>
    </>
  )
}
