import { Link } from 'react-router-dom'
import { common } from '@/words/common'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'

/** Shown in place of a page that broke or whose code did not arrive. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { heading, text, home } = navigation.broken
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
