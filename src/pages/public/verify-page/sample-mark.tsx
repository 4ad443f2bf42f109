import { company } from '@/content/facts/company'
import { verify } from '@/words/verify'
import styles from './sample-mark.module.css'

/** Marks each line that is not real yet, while the company's facts are samples. Product 10, Samples. */
export function SampleMark() {
  return company.sample && <span className={styles.mark}>{verify.sample}</span>
}
