import { useEffect } from 'react'
import { offline } from '@/words/offline'
import { common } from '@/words/common'
import { onBackOnline } from '@/lib/loading/first-interaction'
import { OfflinePages } from './offline-pages'

const words = offline.missing

/**
 * In place of a page that is not cached: what is available offline. Once the connection is back, the page loads by
 * itself. Product 10, Offline.
 */
export function NotCached({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onBackOnline(onRetry), [onRetry])
  return (
    <div className="container section">
      <title>{words.heading}</title>
      <h1>{words.heading}</h1>
      <p className="lede">{words.text}</p>
      <p>
        <button type="button" className="button button-plain" onClick={onRetry}>
          {common.tryAgain}
        </button>
      </p>
      <OfflinePages />
    </div>
  )
}
