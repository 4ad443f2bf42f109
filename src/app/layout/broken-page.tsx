import { createElement, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { common } from '@/words/common'
import { navigation } from '@/words/navigation'
import { watchLate } from '@/lib/loading/watch-late'
import { paths } from '@/lib/navigation/paths'

const nothing = () => undefined

/**
 * Shown in place of a page that broke or whose code did not arrive. Without a line (`isMissing`: as
 * the worker found it), says what is there instead, where that is kept. Product 10, Without a line.
 */
export function BrokenPage({
  onRetry,
  isMissing = false,
}: {
  onRetry: () => void
  isMissing?: boolean
}) {
  const { heading, text, home } = navigation.broken
  const [instead, setInstead] = useState<ReactNode>(null)

  useEffect(() => {
    if (navigator.onLine && !isMissing) return undefined
    return watchLate(
      () => import('@/app/keep/not-kept'),
      ({ NotKept }) => {
        setInstead(createElement(NotKept, { onRetry }))
        return nothing
      },
    )
  }, [onRetry, isMissing])

  if (instead) return instead
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
