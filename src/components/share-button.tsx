import { useState } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { isShareFailure } from '@/lib/browser/sharing/share'

type Props = {
  title: string
  /** What is shared: a text, or an address. */
  text?: string
  url?: string
  label: string
  /** Shown if it does not open. */
  failure: string
}

/** Opens the system's share sheet; where there is none, there is no button. */
export function ShareButton({ title, text, url, label, failure }: Props) {
  const [failed, setFailed] = useState(false)
  if (!('share' in navigator)) return null

  async function share() {
    setFailed(false)
    try {
      await navigator.share({ title, text, url })
    } catch (error) {
      setFailed(isShareFailure(error))
    }
  }

  return (
    <>
      <button type="button" className="button button-plain" onClick={() => void share()}>
        <LateIcon name="share" size={20} />
        {label}
      </button>
      {failed && <p role="alert">{failure}</p>}
    </>
  )
}
