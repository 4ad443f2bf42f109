import { useState } from 'react'
import { Icon } from '@/components/art/small-icons'
import { members } from '@/words/members'

const { referral: words } = members

const isChangeOfMind = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'

/** Opens the system's share sheet; where there is none, there is no button. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const [failed, setFailed] = useState(false)
  if (!('share' in navigator)) return null

  async function share() {
    setFailed(false)
    try {
      await navigator.share({ title, text })
    } catch (error) {
      setFailed(!isChangeOfMind(error))
    }
  }

  return (
    <>
      <button type="button" className="button button-plain" onClick={() => void share()}>
        <Icon name="share" size={20} />
        {words.share}
      </button>
      {failed && <p role="alert">{words.shareFailed}</p>}
    </>
  )
}
