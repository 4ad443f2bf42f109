import { useState } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { compareBar as words } from '@/words/compare-bar'
import { writeClipboard } from '@/lib/browser/sharing/clipboard'
import { isShareFailure } from '@/lib/browser/sharing/share'
import { siteOrigin } from '@/lib/navigation/public-address'
import styles from './compare-bar.module.css'

type Outcome = 'none' | 'copied' | 'failed'

const addressHere = () => siteOrigin() + window.location.pathname + window.location.search

/** Shares the address, which names all countries: with the system's share sheet, or else the clipboard. */
async function share(): Promise<Outcome> {
  const url = addressHere()
  try {
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url })
      return 'none'
    }
    await writeClipboard(url)
    return 'copied'
  } catch (error) {
    return isShareFailure(error) ? 'failed' : 'none'
  }
}

/** Buttons that share the comparison or print it. */
export function ShareComparison() {
  const [outcome, setOutcome] = useState<Outcome>('none')
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className="button button-plain"
        onClick={() => void share().then(setOutcome)}
      >
        <LateIcon name="share" size={20} />
        {words.share}
      </button>
      <button type="button" className="button button-plain" onClick={() => window.print()}>
        {words.print}
      </button>
      <p role="status">{outcome === 'copied' && words.copied}</p>
      {outcome === 'failed' && (
        <p role="alert" className={styles.address}>
          {words.shareFailed} <span>{addressHere()}</span>
        </p>
      )}
    </div>
  )
}
