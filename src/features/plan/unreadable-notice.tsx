import { useRef, useState } from 'react'
import form from '@/components/form/form.module.css'
import { Notice } from '@/components/notice'
import { copyField } from '@/lib/browser/sharing/clipboard'
import { saveFile } from '@/lib/browser/sharing/save-file'
import { plan as words } from '@/words/plan'
import {
  type UnreadableEntry,
  unreadableEntries,
  useUnreadableEntries,
} from './stored/unreadable-entries'
import styles from './answers/plan-form.module.css'
import { UndoNote } from './stored/undo-note'

const textOf = (entries: readonly UnreadableEntry[]) =>
  entries
    .map(({ data }) => (typeof data === 'string' ? data : JSON.stringify(data, null, 2)))
    .join('\n\n')

/** Shows what could not be read as a plan, to copy, save or delete. Product 10, Plans. */
export function UnreadableNotice() {
  const entries = useUnreadableEntries()
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const [gone, setGone] = useState<readonly UnreadableEntry[]>()

  async function copy() {
    if (!field.current) return
    setSaid(
      (await copyField(field.current)) ? words.unreadable.copied : words.unreadable.copyFailed,
    )
  }

  function forget() {
    setGone(entries)
    setSaid('')
    unreadableEntries.set([])
  }

  function undo(before: readonly UnreadableEntry[]) {
    setGone(undefined)
    unreadableEntries.set(before)
  }

  if (entries.length === 0)
    return gone && <UndoNote text={words.unreadable.forgotten} onUndo={() => undo(gone)} />
  return (
    <Notice heading={words.unreadable.heading}>
      <p>{words.unreadable.text}</p>
      <p className={form.field}>
        <label htmlFor="plans-aside">{words.unreadable.label}</label>
        <textarea
          ref={field}
          id="plans-aside"
          readOnly
          rows={4}
          value={textOf(entries)}
          className={form.input}
        />
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-plain" onClick={() => void copy()}>
          {words.unreadable.copy}
        </button>
        <button
          type="button"
          className="button button-plain"
          onClick={() => saveFile(textOf(entries), 'text/plain', 'plans.txt')}
        >
          {words.unreadable.download}
        </button>
        <button type="button" className="button button-plain" onClick={forget}>
          {words.unreadable.forget}
        </button>
        <span role="status">{said}</span>
      </div>
    </Notice>
  )
}
