import { Link } from 'react-router-dom'
import { offlineParts } from '@/app/offline/offline-parts'
import { common } from '@/words/common'
import { navigation } from '@/words/navigation'
import { useStore } from '@/lib/browser/storage/store'
import { paths } from '@/lib/navigation/paths'

type Props = {
  onRetry: () => void
  /** The worker found no connection and no cached copy of the page. */
  isMissing?: boolean
}

/**
 * Shown in place of a page that broke or whose code did not arrive; offline, what is available instead. Product 10,
 * Offline.
 */
export function BrokenPage({ onRetry, isMissing }: Props) {
  const { heading, text, home } = navigation.broken
  const { NotCached } = useStore(offlineParts)
  if (NotCached && (isMissing || !navigator.onLine)) return <NotCached onRetry={onRetry} />
  return (
    <div className="container section" role="alert">
      <title>{heading}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {common.tryAgain}
        </button>{' '}
        <Link to={paths.home.href()}>{home}</Link>
      </p>
    </div>
  )
}
