import { type ReactNode, useState } from 'react'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { useStore } from '@/lib/browser/storage/store'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { useIsOnline } from '@/lib/browser/offline/online'
import { panelOpen } from './pending-flag'
import { pendingList } from './pending-list'
import { displayStateOf, isBlocked } from './pending-state'

const { note, states } = pendingEnquiries

type Props = {
  id: string
  /** The message once it is sent. */
  success: string
  /** What happens next, shown below the message; `sentAt` in ms. */
  next: (sentAt: number) => ReactNode
  /** A member wrote it: it is removed when they log out. */
  isMember: boolean
}

/** Shown in the form once its enquiry waits: where to find it, and its state from then on. */
export function PendingNote({ id, success, next, isMember }: Props) {
  const enquiry = useStore(pendingList).find((each) => each.id === id)
  const now = useMinute() ?? 0
  // How the enquiry stands depends on it: `isBlocked` in pending-state.ts.
  useIsOnline()
  // A sent enquiry seen in the list is removed; the note still shows it.
  const [sentAt, setSentAt] = useState<number | null>(null)
  const state = enquiry?.state
  const at = state?.name === 'sent' ? state.at : sentAt
  if (at !== sentAt) setSentAt(at)
  if (at !== null) {
    return (
      <>
        <p data-sent>
          <strong>{success}</strong>
        </p>
        {next(at)}
      </>
    )
  }
  if (!enquiry || !state || state.name === 'sent') return <p>{note.gone}</p>
  const name = displayStateOf(state, now)
  const waits = isBlocked(enquiry, now) ? note.blocked : note.text
  const texts = { waiting: waits, unsure: note.unsure, stale: '', sending: '', failed: '' }
  return (
    <>
      <p>
        <strong>{name === 'waiting' ? note.heading : states[name]}</strong>
      </p>
      <p>{[texts[name], note.place, isMember && note.member].filter(Boolean).join(' ')}</p>
      <button type="button" className="link-button" onClick={() => panelOpen.set(true)}>
        {note.look}
      </button>
    </>
  )
}
