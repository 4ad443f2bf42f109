import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { NoScript } from '@/components/no-script'
import { common } from '@/words/common'
import { components } from '@/words/components'
import { home } from '@/words/home'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import styles from './late-block.module.css'

/**
 * A block whose code and data load when it comes near the viewport. Its room is kept while it is
 * empty or says that it loads; where it does not load, a quiet line stands in its place.
 */
export function LateBlock({ room, children }: { room: 'strip' | 'grid'; children: ReactNode }) {
  const [ref, near] = useNearViewport()
  return (
    <>
      <NoScript what={components.thisList} />
      <div ref={ref} className={styles[room]}>
        {near && (
          <ErrorBoundary fallback={(retry) => <NotLoaded onRetry={retry} />}>
            <Suspense>{children}</Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="quiet">
      {home.notLoaded}{' '}
      <button type="button" className="link-button" onClick={onRetry}>
        {common.tryAgain}
      </button>
    </p>
  )
}
