import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dayAndTime } from '@/words/day-and-time'
import { offline } from '@/words/offline'
import { oldestCachedAt } from '@/lib/api/oldest-cached'
import { useIsOnline } from '@/lib/browser/offline/online'
import { createStore, useStore } from '@/lib/browser/storage/store'
import { tellSeen } from '@/lib/browser/offline/tell-worker'
import { OfflinePages } from './offline-pages'
import { leftPaths } from './offline-parts'
import { NewVersion } from './new-version'
import styles from './connection-bar.module.css'

const words = offline.line

/** Whether the worker could not reach the host, even if the browser seems online; until it fires `online`. */
const unreached = createStore(document.documentElement.dataset['keptFor'] === 'unreached')

window.addEventListener('online', () => unreached.set(false))

/** Announces that the connection is back, in a status that was there before; on the next page it says nothing. */
function BackOnline({ isOff }: { isOff: boolean }) {
  const [wasOff, setWasOff] = useState(isOff)
  if (isOff && !wasOff) setWasOff(true)
  return (
    <p role="status" className="visually-hidden">
      {wasOff && !isOff && words.online}
    </p>
  )
}

/** Below the header: whether the reader is offline, how old the shown copy is, and a new version. */
export function ConnectionBar() {
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  const isUnreached = useStore(unreached)

  useEffect(() => {
    // Pages seen before there was a worker to notify.
    for (const path of leftPaths) void tellSeen(path)
  }, [])
  useEffect(() => void tellSeen(pathname), [pathname])

  return (
    <>
      <BackOnline key={pathname} isOff={!isOnline || isUnreached} />
      <Line pathname={pathname} isOnline={isOnline} isUnreached={isUnreached} />
    </>
  )
}

type LineProps = { pathname: string; isOnline: boolean; isUnreached: boolean }

/** The one line that applies, if any. */
function Line({ pathname, isOnline, isUnreached }: LineProps) {
  const since = useStore(oldestCachedAt)
  const [first] = useState(pathname)
  const from = since && words.from(dayAndTime(since))
  const newest = (
    <button type="button" className="link-button" onClick={() => window.location.reload()}>
      {words.newest}
    </button>
  )
  if (!isOnline || (isUnreached && pathname === first)) {
    return (
      <Bar text={[words.offline, from].filter(Boolean).join(' ')}>
        {isOnline && newest}
        <details className={styles.more}>
          <summary>{words.pages}</summary>
          <OfflinePages />
        </details>
      </Bar>
    )
  }
  // The connection is so slow that the cached page was shown first.
  if (from && pathname === first) return <Bar text={from}>{newest}</Bar>
  return (
    <NewVersion key={pathname}>
      {(button, isAway) => (
        <Bar text={words.version} isAway={isAway}>
          {button}
        </Bar>
      )}
    </NewVersion>
  )
}

type Props = {
  text: string
  /** Hidden, but its room stays, so that nothing moves. */
  isAway?: boolean
  children: ReactNode
}

/** A sentence that screen readers announce politely, and what can be done. */
function Bar({ text, isAway = false, children }: Props) {
  const [said, setSaid] = useState('')

  // Text that is in a status element from the start is not read out.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text))
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className={styles.line} data-away={isAway || undefined}>
      <div className={`container ${styles.row}`}>
        <p role="status">{said}</p>
        {children}
      </div>
    </div>
  )
}
