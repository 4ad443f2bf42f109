import { useId, useState } from 'react'
import { OutsideText } from '@/components/outside-text'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist } from '@/words/shortlist'
import { beginning } from '@/lib/text/cut-text'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shortlist as saved } from '@/features/shortlist/stored/store'
import { shownName } from '@/features/shortlist/stored/shown-name'
import styles from './row-note.module.css'

const { note: most } = shortlistLimits
const words = shortlist.note

/** A note that was written before. */
export function NoteText({ note }: { note: string }) {
  return (
    <p className={styles.note} dir="auto">
      <OutsideText text={note} />
    </p>
  )
}

/** The field for a note of the reader's own; it is stored at each key press. */
export function NoteField({ item, onDone }: { item: SavedItem; onDone: () => void }) {
  const id = useId()
  const { note = '' } = item
  // Text beyond the limit stays in the field, so that the reader can shorten it.
  const [long, setLong] = useState<string>()
  const text = long ?? note
  const left = most - text.length

  function write(next: string) {
    setLong(next.length > most ? next : undefined)
    saved.setNote(item, beginning(next, most))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <OutsideText text={shownName(item)} sent={item.name} within={words.label} />
      </label>
      <textarea
        id={id}
        ref={takeFocus}
        rows={3}
        dir="auto"
        value={text}
        aria-describedby={`${id}-hint ${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <p id={`${id}-left`} className={styles.left} data-over={left < 0}>
        {left < 0 ? words.over(-left) : words.left(left)}
      </p>
      <p role="status" className="visually-hidden">
        {left < 0 && words.over(-left)}
      </p>
      <p id={`${id}-hint`} className="quiet small">
        {words.hint}
      </p>
      <button type="button" className="button button-plain" onClick={onDone}>
        {words.done}
      </button>
    </div>
  )
}
