import { type ReactNode, useState } from 'react'
import { keptEnquiries } from '@/words/kept-enquiries'
import { useStore } from '@/lib/browser/store'
import { useMinute } from '@/lib/browser/use-minute'
import { panelOpen } from './kept-flag'
import { keptList } from './kept-list'
import { standingOf } from './steps'

const { note, standing } = keptEnquiries

type Props = {
  id: string
  /** What is said once it was sent. */
  success: string
  /** What comes next, said below it. */
  next?: ReactNode
  /** It goes with their login. */
  isMember: boolean
}

/** In the form, once its words wait: where they are, and how they stand from then on. */
export function KeptNote({ id, success, next, isMember }: Props) {
  const kept = useStore(keptList).find((each) => each.id === id)
  const now = useMinute() ?? 0
  // Who has seen it in the list needs it there no more.
  const [isSent, setIsSent] = useState(false)
  const name = kept ? standingOf(kept, now) : 'gone'
  if (name === 'sent' && !isSent) setIsSent(true)
  if (isSent || name === 'sent') {
    return (
      <>
        <p>
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
        <strong>{name === 'waiting' ? note.heading : standing[name]}</strong>
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
