import { useFormInfo } from '@/components/form/form-info'
import type { SubmitProblem } from '@/components/form/form-state'
import { sendLater } from '@/words/send-later'
import styles from './enquiries.module.css'

const { offer } = sendLater

/** Stores the values of a form on this device. */
export type StoreEnquiry = (
  values: Record<string, unknown>,
  form: HTMLFormElement,
) => Promise<SubmitProblem>

/** Offers to send later, beside the message about a send that failed offline. Product 10, Sending later. */
export function SendLaterOffer({ storeEnquiry }: { storeEnquiry: StoreEnquiry }) {
  const { form } = useFormInfo()
  return (
    <div className={styles.otherWays}>
      <p>{offer.text}</p>
      <button type="button" className="button" onClick={() => form.sendBy(storeEnquiry)}>
        {offer.button}
      </button>
    </div>
  )
}
