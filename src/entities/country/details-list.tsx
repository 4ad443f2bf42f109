import { langOfSent } from '@/lib/text/lang-of'
import { detailLines } from './details'
import styles from './details-list.module.css'
import { LinkedText } from './linked-text'

/** A country's details as a list. */
export function DetailsList({ details }: { details: string }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {detailLines(details).map(({ line, label, text }) => (
        <li key={line} lang={langOfSent(line)}>
          {label && <strong className={styles.label}>{label}</strong>}{' '}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
