import { cutText } from '@/lib/text/cut-text'
import styles from './details-list.module.css'
import { LinkedText } from './linked-text'

/** "Language: German" as label and text; a line without a short label is text alone. */
function parts(line: string): { label: string; text: string } {
  const [, label = '', text = line] = /^([^:.,]{2,40}):\s+(\S.*)$/.exec(line) ?? []
  return { label, text }
}

/** A country's details, one point a line, as a list; bullets that were typed in are taken off. */
export function DetailsList({ details }: { details: string }) {
  const lines = cutText(details)
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-•*·]\s*/, '').trim())
    .filter(Boolean)
  return (
    <ul className={`plain-list ${styles.list}`}>
      {[...new Set(lines)].map((line) => {
        const { label, text } = parts(line)
        return (
          <li key={line}>
            {label && <strong className={styles.label}>{label}</strong>}{' '}
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
