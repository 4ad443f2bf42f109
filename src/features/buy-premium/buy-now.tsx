import { Link } from 'react-router-dom'
import { DataNotice } from '@/components/data-notice'
import { NoScript } from '@/components/no-script'
import { common } from '@/words/common'
import { premium } from '@/words/premium'
import { paths } from '@/lib/navigation/paths'
import { useFocusBack } from '@/lib/browser/focus/use-focus-back'
import styles from './buy-now.module.css'
import type { Outcome } from './purchase-progress'
import { useBuyNow } from './use-buy-now'

/**
 * Buy Now: sends a visitor to the login page and back, tells members that they have Premium, and opens
 * the payment window for everybody else. The outcome is shown below the button, which is plain when there
 * is nothing to buy. Product 4, Membership; 6, Buy Now.
 */
export function BuyNow({ plain = false }: { plain?: boolean }) {
  const { busy, outcome, press, goLogIn } = useBuyNow()
  const button = useFocusBack(busy)
  const isAlert = outcome?.tone === 'alert'
  const offer = outcome?.offer
  const isDone = offer?.does === 'see-dashboard'
  return (
    <div className={styles.box} data-plain={plain || undefined}>
      <NoScript of="payment" />
      <button
        ref={button}
        type="button"
        className={`button needs-script ${plain || isDone ? 'button-plain' : 'button-wanted'}`}
        disabled={busy}
        onClick={() => press(false)}
      >
        {busy ? premium.opening : premium.callToAction}
      </button>
      <div role="status" className={busy && !outcome ? 'visually-hidden' : styles.outcome}>
        {outcome ? !isAlert && <Lines outcome={outcome} /> : busy && common.wait}
      </div>
      {outcome && isAlert && (
        <div role="alert" className={styles.alert}>
          <Lines outcome={outcome} />
        </div>
      )}
      {isDone && (
        <Link to={paths.userDashboard.href()} className="button">
          {offer.words}
        </Link>
      )}
      {offer && !isDone && (
        <button
          type="button"
          className="button button-plain"
          onClick={offer.does === 'log-in' ? goLogIn : () => press(true)}
        >
          {offer.words}
        </button>
      )}
      <DataNotice of="payment" />
    </div>
  )
}

function Lines({ outcome: { words, more } }: { outcome: Outcome }) {
  return (
    <>
      {words && <p className={styles.words}>{words}</p>}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
