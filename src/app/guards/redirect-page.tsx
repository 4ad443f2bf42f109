import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { DepartureBoard } from '@/components/art/departure-board'
import { PageHead } from '@/components/page-head'
import { guardWords } from '@/words/guard'
import { titleSuffix } from '@/words/site'
import { paths } from '@/lib/navigation/paths'
import styles from './redirect-page.module.css'

const COUNT_FROM = 3
const STEP_MS = 1000
/** The 0 is seen before the page changes. */
const ZERO_MS = 300

/**
 * Counts down from 3 to 0, then goes to /login, which leads back to the page asked for.
 * Product 4, Redirect page.
 */
export function RedirectPage() {
  const { pathname, search, hash } = useLocation()
  const [left, setLeft] = useState(COUNT_FROM)
  const [gone, setGone] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => setLeft((count) => Math.max(count - 1, 0)), STEP_MS)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (left > 0) return undefined
    const timer = setTimeout(() => setGone(true), ZERO_MS)
    return () => clearTimeout(timer)
  }, [left])

  const { heading, lede, board, countdown, now } = guardWords.redirect
  const login = { to: paths.login.href(), state: { from: pathname + search + hash }, replace: true }
  return (
    <div className={`container section ${styles.page}`}>
      <PageHead title={guardWords.redirect.title + titleSuffix} hidden />
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <DepartureBoard label={board} value={String(left)} />
      <p aria-live="polite">{countdown(left)}</p>
      <Link {...login} className="button">
        {now}
      </Link>
      {gone && <Navigate {...login} />}
    </div>
  )
}
