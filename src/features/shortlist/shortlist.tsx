import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { shortlist as words } from '@/words/shortlist-page'
import { EmptyList } from './empty-list'
import styles from './shortlist.module.css'
import { useHasList } from './stored/use-has-list'

const wait = <Spinner label={words.loading} />

// Needed only by readers who have a list, or were sent one.
const KnownList = latePart(() => import('./known-list'), 'KnownList', {
  failed: (_, retry) => <LoadFailed message={words.failed} onRetry={retry} />,
  waiting: () => wait,
})

/** What is saved in this browser, with all that can be done to it. Product 10, Shortlist. */
export function Shortlist() {
  const hasList = useHasList()
  return (
    <div className={styles.room}>{hasList === undefined ? wait : <Known hasList={hasList} />}</div>
  )
}

function Known({ hasList }: { hasList: boolean }) {
  const { hash } = useLocation()
  const isNeeded = hasList || /^#list/i.test(hash)
  // Once shown it stays: the last thing that was removed can be put back.
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded ? <KnownList /> : <EmptyList />
}
