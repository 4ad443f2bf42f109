import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { common } from '@/words/common'
import { paths } from '@/lib/navigation/paths'
import { askAgain } from '@/lib/api/query'
import { focusMain } from '@/lib/browser/focus/focus-main'
import styles from './loading.module.css'
import { NoScript } from './no-script'
import { Spinner } from './spinner'

const LONG_MS = 8000

type Props = {
  /** Omit it if a spinner is already shown: then this is seen only once loading takes long. */
  label?: string
  /** The link beside Try again; by default, to the contact page. */
  way?: ReactNode
}

/** Says that data loads and, after 8 s, that it takes long, with other ways to continue. */
export function Loading({ label, way }: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Attempt
      key={attempt}
      label={label}
      way={way}
      onRetry={() => {
        // The button disappears, so keyboard users continue from the page's main region.
        focusMain()
        setAttempt(attempt + 1)
        void askAgain()
      }}
    />
  )
}

function Attempt({ label, way, onRetry }: Props & { onRetry: () => void }) {
  const [long, setLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div>
      <NoScript of="list" />
      {label !== undefined && <Spinner label={label} {...(long && { note: common.slow })} />}
      {label === undefined && long && (
        <p role="status" className={`quiet ${styles.note}`}>
          {common.slow}
        </p>
      )}
      {long && (
        <p className={styles.ways}>
          <button type="button" className="button button-plain" onClick={onRetry}>
            {common.tryAgain}
          </button>
          {way ?? <Link to={paths.contact.href()}>{common.otherWays}</Link>}
        </p>
      )}
    </div>
  )
}
