import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { goToLogin } from '@/auth/login-redirect'
import { sessionStore } from '@/auth/session-store'
import { DepartureBoard } from '@/components/art/departure-board'
import { PageHead } from '@/components/page-head'
import { guardWords } from '@/words/guard'
import { titleSuffix } from '@/words/site'
import { paths } from '@/lib/navigation/paths'
import { nothing } from '@/lib/nothing'
import styles from './redirect-page.module.css'

const COUNT_FROM = 3
const STEP_MS = 1000
/** How long the 0 is shown before the page changes. */
const ZERO_MS = 300

type Props = {
  known: string | null
  /** How the login ended with which this page was open until now; absent if it was not open. */
  ended?: 'itself' | 'elsewhere' | undefined
}

/**
 * Counts down from 3 to 0, then goes to /login, which leads back to the page asked for. A slow tab that may have
 * missed a login checks again first; `known` is the token that it started with. Product 4, Redirect page; Decision 173.
 */
export function RedirectPage({ known, ended }: Props) {
  const { session } = useAuth()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [left, setLeft] = useState(COUNT_FROM)
  const toLogin = { state: { from: pathname + search + hash }, replace: true }

  const goOn = useEffectEvent(() => {
    // The login has changed: the guard is notified of it and shows something else.
    if (sessionStore.get()?.token !== session?.token) sessionStore.refresh()
    else goToLogin(navigate, known, toLogin)
  })

  useEffect(() => {
    const timer = setInterval(() => setLeft((count) => Math.max(count - 1, 0)), STEP_MS)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (left > 0) return undefined
    let stays = true
    const end = async () => {
      await sessionStore.ready().catch(nothing)
      if (stays) goOn()
    }
    const timer = setTimeout(() => void end(), ZERO_MS)
    return () => {
      stays = false
      clearTimeout(timer)
    }
  }, [left])

  const { title, board, countdown, now } = guardWords.redirect
  const { heading, lede } = ended
    ? { heading: guardWords.ended[ended], lede: guardWords.ended.lede }
    : guardWords.redirect
  return (
    <div className={`container section ${styles.page}`}>
      <PageHead title={title + titleSuffix} hidden />
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <DepartureBoard label={board} value={String(left)} />
      {/* Read out only once: a sentence each second would cut off the one before. */}
      <p aria-live={left < COUNT_FROM - 1 ? 'off' : 'polite'}>{countdown(left)}</p>
      <Link {...toLogin} to={paths.login.href()} className="button">
        {now}
      </Link>
    </div>
  )
}
