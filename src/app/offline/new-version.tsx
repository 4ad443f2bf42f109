import { type ReactNode, useEffect, useState } from 'react'
import { PAYMENT_LOCK } from '@/content/facts/payment-lock'
import { offline } from '@/words/offline'
import { newVersion } from '@/lib/browser/offline/site-worker'
import { useStore } from '@/lib/browser/storage/store'
import { useInForm } from './use-in-form'

/** Whether a purchase is known to be under way in any tab: each holds a lock of this browser. Never throws. */
async function isPaying(): Promise<boolean> {
  try {
    const locks = await navigator.locks?.query()
    return locks?.held?.some(({ name }) => name?.startsWith(PAYMENT_LOCK)) ?? false
  } catch {
    // Where storage is denied, locks are denied too.
    return false
  }
}

type Props = {
  /** Renders the button, hidden (`isAway`) while the reader is in a form after all. */
  children: (button: ReactNode, isAway: boolean) => ReactNode
}

/** Offers a new version if no form of the page was begun and no payment is under way. Product 10, A new version. */
export function NewVersion({ children }: Props) {
  // Without a new version, typing does not pay for the check of the page's forms.
  return useStore(newVersion) && <Offer>{children}</Offer>
}

function Offer({ children }: Props) {
  const isInForm = useInForm()
  const [isOffered, setOffered] = useState(false)

  useEffect(() => {
    if (isInForm || isOffered) return undefined
    let isLeft = false
    void isPaying().then((pays) => setOffered(!isLeft && !pays))
    return () => {
      isLeft = true
    }
  }, [isInForm, isOffered])

  async function load() {
    // A payment has begun in another tab since: the offer waits again.
    if (await isPaying()) setOffered(false)
    else window.location.reload()
  }

  if (!isOffered) return null
  const button = (
    <button type="button" className="link-button" onClick={() => void load()}>
      {offline.line.load}
    </button>
  )
  return children(button, isInForm)
}
