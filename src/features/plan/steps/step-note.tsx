import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import form from '@/components/form/form.module.css'
import { planLimits } from '@/content/facts/plan-limits'
import { plan as words } from '@/words/plan'
import { beginning } from '@/lib/text/cut-text'
import { useKeepOnPause } from '@/features/plan/stored/use-keep-on-pause'
import styles from './step-row.module.css'

type Props = {
  note: string
  onKeep: (note: string) => void
  /** Names the step, for people who do not see beside which the field is. */
  of: ReactNode
}

/**
 * The note of a step. What is typed stays in the field and is stored when the reader pauses or leaves.
 * If another tab changed the note meanwhile, both texts are kept.
 */
export function StepNote({ note, onKeep, of }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** `known`: the text when field and plan were last equal. `stored`: the plan's text now. */
  const known = useRef(note)
  const stored = useRef(note)
  const [said, setSaid] = useState('')

  function keep() {
    const { current } = field
    if (!current || current.value === known.current) return
    const theirs = stored.current === known.current ? '' : stored.current
    const isForeign = theirs !== '' && !current.value.includes(theirs)
    if (isForeign) current.value = `${theirs}\n${current.value}`
    const kept = beginning(current.value, planLimits.noteLetters)
    const over = current.value.length - kept.length
    setSaid((over > 0 && words.steps.noteCut(over)) || (isForeign ? words.steps.noteJoined : ''))
    if (kept === known.current) return
    known.current = kept
    stored.current = kept
    onKeep(kept)
  }
  const { keepNow, keepLater } = useKeepOnPause(keep)

  useEffect(() => {
    stored.current = note
    const { current } = field
    if (!current || current.value !== known.current) return
    known.current = note
    current.value = note
  }, [note])

  return (
    <div className={styles.note}>
      <label htmlFor={id}>
        {words.steps.noteLabel}
        {of}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        defaultValue={note}
        placeholder={words.steps.notePlace}
        aria-describedby={said ? `${id}-said` : undefined}
        className={form.input}
        onInput={keepLater}
        onBlur={keepNow}
      />
      <p id={`${id}-said`} role="status" className={form.hint}>
        {said}
      </p>
    </div>
  )
}
