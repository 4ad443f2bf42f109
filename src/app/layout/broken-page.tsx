import { Link } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'

/** Stands in place of a page that broke or whose code did not arrive. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="container section" role="alert">
      <h1>This page did not load</h1>
      <p>The line may be slow, or something on our side broke. Nothing you sent is lost.</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>{' '}
        <Link to={paths.home.href()}>Go to the home page</Link>
      </p>
    </div>
  )
}
