import { useFormInfo } from '@/components/form/form-info'
import type { SubmitProblem } from '@/components/form/form-state'
import { keepOffer } from '@/words/keep-offer'
import styles from './enquiries.module.css'

const { offer } = keepOffer

/** Stores the values of a form on this device. */
export type Keep = (
  values: Record<string, unknown>,
  form: HTMLFormElement,
) => Promise<SubmitProblem>

/** Offers to send later, beside the message about a send that failed offline. Product 10, Sending later. */
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
