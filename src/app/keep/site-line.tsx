import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dayAndTime } from '@/words/day-and-time'
import { offline } from '@/words/offline'
import { keptSince } from '@/lib/api/kept-answer'
import { useIsOnline } from '@/lib/browser/online'
import { useStore } from '@/lib/browser/store'
import { KeptPages } from './kept-pages'
import styles from './site-line.module.css'
import { tellSeen } from '@/lib/browser/tell-worker'
import { isPaying, useInForm } from './use-in-form'
import { newVersion } from '@/lib/browser/site-worker'

const words = offline.line

const reload = () => window.location.reload()

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
      <div className={styles.line}>
        <div className={`container ${styles.row}`}>
          <p role="status">{[words.offline, from].filter(Boolean).join(' ')}</p>
          <details className={styles.more}>
            <summary>{words.pages}</summary>
            <KeptPages />
          </details>
        </div>
      </div>
    )
  }
  // Online again, or the line was so slow that the kept page came first.
  if (from && pathname === first)
    return <Line text={from} action={words.newest} onAction={reload} />
  return <NewVersion key={pathname} />
}

/** A sentence, and what to press. */
function Line({
  text,
  action,
  onAction,
  isAway = false,
}: {
  text: string
  action: string
  onAction: () => void
  isAway?: boolean
}) {
  return (
    <div className={styles.line} data-away={isAway || undefined}>
      <div className={`container ${styles.row}`}>
        <p role="status">{text}</p>
        <button type="button" className="link-button" onClick={onAction}>
          {action}
        </button>
      </div>
    </div>
  )
}

const loadNewVersion = async () => (await isPaying()) || reload()

/** Offered on a page in which nothing was begun, and while nobody pays. Product 10, A new version. */
function NewVersion() {
  const isNew = useStore(newVersion)
  const isInForm = useInForm()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isNew || isInForm || isShown) return undefined
    let isLeft = false
    void isPaying().then((pays) => setShown(!isLeft && !pays))
    return () => {
      isLeft = true
    }
  }, [isNew, isInForm, isShown])

  return (
    isShown && (
      <Line
        text={words.version}
        action={words.load}
        onAction={() => void loadNewVersion()}
        isAway={isInForm}
      />
    )
  )
}
