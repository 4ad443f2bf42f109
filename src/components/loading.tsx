import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { common } from '@/words/common'
import { paths } from '@/lib/navigation/paths'
import { askAgain } from '@/lib/api/query'
import styles from './loading.module.css'
import { NoScript } from './no-script'
import { Spinner } from './spinner'

const LONG_MS = 8000

type Props = {
  /** Left out where a spinner stands already: then it is seen only once it takes long. */
  label?: string
  /** The way on beside Try again; the contact page where none is given. */
  way?: ReactNode
}

/** Says that data loads and, after 8 s, that it takes long, with ways on. */
export function Loading({ label, way }: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Attempt
      key={attempt}
      label={label}
      way={way}
      onRetry={() => {
        // The button goes away; the keyboard goes on from the page's main region.
        document.getElementById('main')?.focus({ preventScroll: true })
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
