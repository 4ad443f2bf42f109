import type { ReactNode } from 'react'
import { useFormInfo } from '@/components/form/form'
import type { SubmitProblem } from '@/components/form/form-state'
import { keptEnquiries } from '@/words/kept-enquiries'
import styles from './enquiries.module.css'
import { panelOpen } from './kept/kept-flag'

const { offer, note } = keptEnquiries

/** Puts the values of a form aside, on this device. */
export type Keep = (
  values: Record<string, unknown>,
  form: HTMLFormElement,
) => Promise<SubmitProblem>

/** Beside the words about a send that had no line. Product 10, Sending later. */
export function KeepOffer({ keep }: { keep: Keep }) {
  const { form } = useFormInfo()
  return (
    <div className={styles.otherWays}>
      <p>{offer.text}</p>
      <button type="button" className="button" onClick={() => form.sendBy(keep)}>
        {offer.button}
      </button>
    </div>
  )
}

/** In the form, once its words wait. `isMember`: they go with the login. */
export function KeptNote({ isMember }: { isMember: boolean }): ReactNode {
  return (
    <>
      <p>
        <strong>{note.heading}</strong>
      </p>
      <p>{[note.text, note.place, isMember && note.member].filter(Boolean).join(' ')}</p>
      <button type="button" className="link-button" onClick={() => panelOpen.set(true)}>
        {note.look}
      </button>
    </>
  )
}
