import { shortlist } from '@/words/shortlist'
import { beginning } from '@/lib/text/cut-text'
import styles from './tools/shortlist-tools.module.css'
import { shortlist as saved } from './stored/store'

const words = shortlist.unreadable
/** Nobody reads more characters of it than that. */
const LONGEST = 2000

type Props = { entries: readonly unknown[]; onDropped: (said: string) => void }

/** Says that stored entries could not be read; they stay until the reader deletes them. */
export function UnreadableNotice({ entries, onDropped }: Props) {
  const text = entries.map((entry) => JSON.stringify(entry)).join('\n')
  const drop = () => {
    saved.dropUnreadable()
    onDropped(words.dropped)
  }
  return (
    <section className={styles.unreadable} aria-labelledby="unreadable-heading">
      <h2 id="unreadable-heading">{words.heading}</h2>
      <p>{words.text(entries.length)}</p>
      <details>
        <summary>{words.show}</summary>
        <pre>{text.length > LONGEST ? `${beginning(text, LONGEST)} …` : text}</pre>
        <button type="button" className="button button-plain" onClick={drop}>
          {words.drop}
        </button>
      </details>
    </section>
  )
}
