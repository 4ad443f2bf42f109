import { type ReactNode, useState } from 'react'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { useStore } from '@/lib/browser/storage/store'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { panelOpen } from './pending-flag'
import { pendingList } from './pending-list'
import { displayStateOf } from './pending-state'

const { note, states } = pendingEnquiries

type Props = {
  id: string
  /** The message once it is sent. */
  success: string
  /** What happens next, shown below the message. */
  next?: ReactNode
  /** A member wrote it: it is removed when their login ends. */
  isMember: boolean
}

/** Shown in the form once its enquiry waits: where to find it, and its state from then on. */
export function PendingNote({ id, success, next, isMember }: Props) {
  const enquiry = useStore(pendingList).find((each) => each.id === id)
  const now = useMinute() ?? 0
  // A sent enquiry seen in the list is removed; the note still shows it.
  const [isSent, setIsSent] = useState(false)
  const name = enquiry ? displayStateOf(enquiry.state, now) : 'gone'
  if (name === 'sent' && !isSent) setIsSent(true)
  if (isSent || name === 'sent') {
    return (
      <>
        <p data-sent>
          <strong>{success}</strong>
        </p>
        {next}
      </>
    )
  }
  if (name === 'gone') return <p>{note.gone}</p>
  return (
    <>
      <p>
        <strong>{name === 'waiting' ? note.heading : states[name]}</strong>
      </p>
      <p>
        {[name === 'waiting' && note.text, note.place, isMember && note.member]
          .filter(Boolean)
          .join(' ')}
      </p>
      <button type="button" className="link-button" onClick={() => panelOpen.set(true)}>
        {note.look}
      </button>
    </>
  )
}
