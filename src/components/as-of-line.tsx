import { asOf } from '@/words/as-of'
import { dayAndTime } from '@/words/day-and-time'
import { useApiQuery } from '@/lib/api/query'
import { snapshotTimeQuery } from '@/lib/api/snapshot-time'
import styles from './as-of-line.module.css'

/** When the data in the pages was read, in India's time; read out politely once it is known. */
export function AsOfLine() {
  const { data: time } = useApiQuery(snapshotTimeQuery())
  const text = time ? asOf.at(dayAndTime(time)) : asOf.older
  return (
    <p role="status" className={`quiet small ${styles.line}`}>
      {time !== undefined && text}
    </p>
  )
}
