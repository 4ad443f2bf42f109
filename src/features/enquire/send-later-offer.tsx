import { useFormInfo } from '@/components/form/form-info'
import type { SubmitProblem } from '@/components/form/form-state'
import { sendLater } from '@/words/send-later'
import styles from './enquiries.module.css'

/** Stores the values of a form on this device. */
export type StoreEnquiry = (
  values: Record<string, unknown>,
  form: HTMLFormElement,
) => Promise<SubmitProblem>

type Props = {
  storeEnquiry: StoreEnquiry
  /** It is asked for again, and does not go by itself. */
  mayHaveArrived: boolean
  /** The device is online, and something blocks the e-mail service. */
  isBlocked: boolean
}

/** Offers to send later, beside the message about a send that found no way. Product 10, Sending later. */
export function SendLaterOffer({ storeEnquiry, mayHaveArrived, isBlocked }: Props) {
  const { form } = useFormInfo()
  const { offer } = mayHaveArrived ? sendLater.unsure : isBlocked ? sendLater.blocked : sendLater
  return (
    <div className={styles.otherWays}>
      <p>{offer.text}</p>
      <button
        type="button"
        // The ways that work now come first.
        className={isBlocked || mayHaveArrived ? 'button button-plain' : 'button'}
        onClick={() => form.sendBy(storeEnquiry)}
      >
        {offer.button}
      </button>
    </div>
  )
}
