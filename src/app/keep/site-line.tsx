import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dayAndTime } from '@/words/day-and-time'
import { offline } from '@/words/offline'
import { keptSince } from '@/lib/api/kept-answer'
import { useIsOnline } from '@/lib/browser/online'
import { useStore } from '@/lib/browser/store'
import { tellSeen } from '@/lib/browser/tell-worker'
import { KeptPages } from './kept-pages'
import { NewVersion } from './new-version'
import styles from './site-line.module.css'

const words = offline.line

/** Below the header: whether there is a line, from when this is, and a new version. */
export function SiteLine() {
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  const since = useStore(keptSince)
  const [first] = useState(pathname)
  const from = since && words.from(dayAndTime(since))

  useEffect(() => void tellSeen(pathname), [pathname])

  if (!isOnline) {
    return (
      <Line text={[words.offline, from].filter(Boolean).join(' ')}>
        <details className={styles.more}>
          <summary>{words.pages}</summary>
          <KeptPages />
        </details>
      </Line>
    )
  }
  // Online again, or so slow that the kept page came first.
  if (from && pathname === first) {
    return (
      <Line text={from}>
        <button type="button" className="link-button" onClick={() => window.location.reload()}>
          {words.newest}
        </button>
      </Line>
    )
  }
  return (
    <NewVersion key={pathname}>
      {(button, isAway) => (
        <Line text={words.version} isAway={isAway}>
          {button}
        </Line>
      )}
    </NewVersion>
  )
}

type Props = {
  text: string
  /** Its room stays, so that nothing moves. */
  isAway?: boolean
  children: ReactNode
}

/** A sentence that is read out politely, and what can be done. */
function Line({ text, isAway = false, children }: Props) {
  const [said, setSaid] = useState('')

  // What stands in a status when it comes is not read out.
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
