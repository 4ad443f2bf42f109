import { dayAndTime } from '@/words/day-and-time'
import { yourData } from '@/words/your-data'
import type { StoredEntry } from '@/lib/browser/storage/stored-entries'
import type { StoredGroup } from './groups'
import styles from './stored-data.module.css'
import { shownText } from './shown-text'

const { here, things } = yourData

/** The texts about a thing; one that the site does not know has its own. */
export const wordsOf = (id: StoredGroup['id']) =>
  id === 'unknown'
    ? { name: here.unknown, text: here.unknownText, lost: here.unknownLost }
    : things[id]

/** The most that is shown of one thing: nobody reads more on a page. */
const MOST = 4000

const inWords = ({ key, text }: StoredEntry) =>
  [key].concat(shownText(text, here.hidden, key)).join('\n')

type Props = { group: StoredGroup; onDelete: () => void }

/** One thing that the browser stores: its purpose, size, age and content. */
export function StoredRow({ group, onDelete }: Props) {
  const { id, bytes, since, lasting, entries } = group
  const { name, text } = wordsOf(id)
  const facts = [
    here.size(bytes),
    ...(since === null ? [] : [here.since(dayAndTime(new Date(since)))]),
    lasting ? here.until.lasting : here.until.visit,
  ]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className="quiet small">{facts.join(' · ')}</p>
        <details className={styles.inside}>
          <summary>
            {here.show}
            <span className="visually-hidden"> ({name})</span>
          </summary>
          <pre>{entries.map(inWords).join('\n\n').slice(0, MOST)}</pre>
        </details>
      </div>
      <button type="button" className="button button-plain" onClick={onDelete}>
        {here.delete}
        <span className="visually-hidden"> ({name})</span>
      </button>
    </li>
  )
}
