import { useState } from 'react'
import rests from '@/components/rests.module.css'
import { dayAndTime } from '@/words/day-and-time'
import { keptEnquiries } from '@/words/kept-enquiries'
import { takeFocus } from '@/lib/browser/take-focus'
import { useFocusBack } from '@/lib/browser/use-focus-back'
import { langOf } from '@/lib/text/lang-of'
import type { KeptEnquiry } from './kept-enquiry'
import styles from './kept-panel.module.css'
import { KeptText } from './kept-text'
import { OfKept } from './of-kept'
import { isOpen, standingOf } from './steps'

const { panel, standing } = keptEnquiries

type Props = {
  kept: KeptEnquiry
  now: number
  onSend: () => void
  onChange: () => void
  onDelete: () => void
}

const at = (ms: number) => dayAndTime(new Date(ms))

/** One enquiry that waits: its state, the text to be sent, and what can be done with it. */
export function KeptItem({ kept, now, onSend, onChange, onDelete }: Props) {
  const { state, title, success } = kept
  const name = standingOf(kept, now)
  const mayChange = isOpen(kept)
  return (
    <li className={styles.item}>
      <h3 lang={langOf(title)}>{title}</h3>
      <p className="quiet small">{panel.written(at(kept.writtenAt))}</p>
      {state.name === 'sent' ? (
        <p>
          <strong lang={langOf(success)}>{success}</strong> {standing.sent(at(state.at))}
        </p>
      ) : (
        <p>{standing[name === 'sent' ? 'waiting' : name]}</p>
      )}
      {mayChange && kept.by !== null && <p className="quiet small">{panel.member}</p>}
      {name !== 'sent' && <KeptText kept={kept} />}
      {mayChange && (
        <Actions
          title={title}
          send={name === 'unsure' ? panel.sendAgain : panel.send}
          onSend={onSend}
          onChange={kept.form && onChange}
          onDelete={onDelete}
        />
      )}
    </li>
  )
}

type ActionProps = {
  title: string
  send: string
  onSend: () => void
  onChange: (() => void) | null
  onDelete: () => void
}

/**
 * Keys separate the question from the actions; otherwise React would turn the focused Keep into Change.
 * Neither answer reacts to the second tap of a double tap. Decision 145.
 */
function Actions({ title, send, onSend, onChange, onDelete }: ActionProps) {
  const [isAsked, setIsAsked] = useState(false)
  const deleteButton = useFocusBack(isAsked)
  const of = <OfKept title={title} />
  if (isAsked) {
    return (
      <div key="question" className={`${styles.actions} ${rests.rests}`}>
        <p>{panel.deleteSure}</p>
        <button type="button" className="button" ref={takeFocus} onClick={() => setIsAsked(false)}>
          {panel.keep}
          {of}
        </button>
        <button type="button" className="button button-plain" onClick={onDelete}>
          {panel.deleteYes}
          {of}
        </button>
      </div>
    )
  }
  return (
    <div key="ways" className={styles.actions}>
      <button type="button" className="button" onClick={onSend}>
        {send}
        {of}
      </button>
      {onChange && (
        <button type="button" className="button button-plain" onClick={onChange}>
          {panel.change}
          {of}
        </button>
      )}
      <button
        ref={deleteButton}
        type="button"
        className="button button-plain"
        onClick={() => setIsAsked(true)}
      >
        {panel.delete}
        {of}
      </button>
    </div>
  )
}
