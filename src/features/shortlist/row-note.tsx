import { useId, useState } from 'react'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist as words } from '@/words/shortlist'
import { beginning } from '@/lib/text/cut-text'
import { takeFocus } from '@/lib/browser/take-focus'
import type { SavedItem } from './schema'
import { shortlist } from './store'
import styles from './row-note.module.css'

const { note: most } = shortlistLimits

/** A note of one's own, to read, to write and to change; kept while it is written. */
export function RowNote({ item }: { item: SavedItem }) {
  const [stage, setStage] = useState<'read' | 'write' | 'done'>('read')
  const { name, note = '' } = item
  if (stage === 'write') return <NoteField item={item} onDone={() => setStage('done')} />
  return (
    <>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <button
        type="button"
        ref={stage === 'done' ? takeFocus : undefined}
        className={`link-button ${styles.open}`}
        onClick={() => setStage('write')}
      >
        {note ? words.note.change : words.note.add}
        <span className="visually-hidden"> {words.note.on(name)}</span>
      </button>
    </>
  )
}

function NoteField({ item, onDone }: { item: SavedItem; onDone: () => void }) {
  const id = useId()
  const { name, note = '' } = item
  // More than is kept stays in the field, so that it can be shortened by hand.
  const [long, setLong] = useState<string>()
  const text = long ?? note
  const left = most - text.length

  function write(next: string) {
    setLong(next.length > most ? next : undefined)
    shortlist.setNote(item, beginning(next, most))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.note.label(name)}</label>
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
        {left < 0 ? words.note.over(-left) : words.note.left(left)}
      </p>
      <p role="status" className="visually-hidden">
        {left < 0 && words.note.over(-left)}
      </p>
      <p id={`${id}-hint`} className="quiet small">
        {words.note.hint}
      </p>
      <button type="button" className="button button-plain" onClick={onDone}>
        {words.note.done}
      </button>
    </div>
  )
}
