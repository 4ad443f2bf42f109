import { useState } from 'react'
import { latePart } from '@/components/late-part'
import pressGuard from '@/components/press-guard.module.css'
import { dayAndTime } from '@/words/day-and-time'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { useFocusBack } from '@/lib/browser/focus/use-focus-back'
import { langOf } from '@/lib/text/lang-of'
import type { PendingEnquiry } from './pending-enquiry'
import styles from './pending-panel.module.css'
import { PendingText } from './pending-text'
import { OfEnquiry } from './of-enquiry'
import { isBlocked, isOpen, displayStateOf } from './pending-state'

const { panel, states } = pendingEnquiries

type Props = {
  enquiry: PendingEnquiry
  now: number
  onSend: () => void
  onChange: () => void
  onDelete: () => void
}

const deleteClass = `button button-plain ${styles.delete}`

const at = (ms: number) => dayAndTime(new Date(ms))

/** How an enquiry stands, in a sentence. `now` in ms. */
export function stateText(enquiry: PendingEnquiry, now: number): string {
  const { state } = enquiry
  if (state.name === 'sent') return states.sent(at(state.at))
  return isBlocked(enquiry, now) ? states.blocked : states[displayStateOf(state, now)]
}

/** Only needed online. */
const OtherWays = latePart(() => import('./other-ways'), 'OtherWays', {
  failed: () => null,
})

/** One enquiry that waits: its state, the text to be sent, and what can be done with it. */
export function PendingItem({ enquiry, now, onSend, onChange, onDelete }: Props) {
  const { state, title, success } = enquiry
  const mayChange = isOpen(enquiry)
  return (
    <li className={styles.item}>
      <h3 lang={langOf(title)}>{title}</h3>
      <p className="quiet small">{panel.written(at(enquiry.writtenAt))}</p>
      {state.name === 'sent' ? (
        <p>
          <strong lang={langOf(success)}>{success}</strong> {stateText(enquiry, now)}
        </p>
      ) : (
        <>
          <p>{stateText(enquiry, now)}</p>
          {mayChange && enquiry.by !== null && <p className="quiet small">{panel.member}</p>}
          <PendingText enquiry={enquiry} />
          {isBlocked(enquiry, now) && (
            <>
              <OtherWays
                typed={enquiry.params}
                labels={enquiry.labels}
                subject={title}
                intro={panel.ways}
                withPhone
                className={`${styles.actions} ${styles.ways}`}
                at={enquiry.form?.address}
              />
              <p className="quiet small">{panel.twice}</p>
            </>
          )}
        </>
      )}
      {mayChange && (
        <Actions
          title={title}
          send={state.name === 'unsure' ? panel.sendAgain : panel.send}
          onSend={onSend}
          onChange={enquiry.form && onChange}
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
  const of = <OfEnquiry title={title} />
  if (isAsked) {
    return (
      <div key="question" className={`${styles.actions} ${pressGuard.guarded}`}>
        <p>{panel.deleteSure}</p>
        <button type="button" className="button" ref={takeFocus} onClick={() => setIsAsked(false)}>
          {panel.keep}
          {of}
        </button>
        <button type="button" className={deleteClass} onClick={onDelete}>
          {panel.deleteYes}
          {of}
        </button>
      </div>
    )
  }
  return (
    <div key="ways" className={styles.actions}>
      <button type="button" className="button" onClick={onSend}>
        <span>{send}</span>
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
        className={deleteClass}
        onClick={() => setIsAsked(true)}
      >
        {panel.delete}
        {of}
      </button>
    </div>
  )
}
