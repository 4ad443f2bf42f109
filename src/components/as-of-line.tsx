import { useEffect, useState } from 'react'
import { asOf } from '@/words/as-of'
import { dayAndTime } from '@/words/day-and-time'
import { oldestCachedAt } from '@/lib/api/oldest-cached'
import { useApiQuery } from '@/lib/api/query'
import { snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { createStore, useStore } from '@/lib/browser/storage/store'
import styles from './as-of-line.module.css'

/** The component whose line is shown: if two lists of a page are old, the page says so only once. */
const speaker = createStore<object | null>(null)

function useTurn(): boolean {
  const [me] = useState(() => ({}))
  const present = useStore(speaker)

  useEffect(() => {
    if (present === null) speaker.set(me)
  }, [present, me])

  useEffect(
    () => () => {
      if (speaker.get() === me) speaker.set(null)
    },
    [me],
  )

  return present === me
}

/** When the data in the pages was read, in India's time; read out politely once it is known. */
export function AsOfLine() {
  const isTurn = useTurn()
  const { data: snapshot } = useApiQuery(snapshotTimeQuery())
  const kept = useStore(oldestCachedAt)
  const isKeptOlder = kept && !(snapshot && snapshot < kept)
  const time = isKeptOlder ? kept : snapshot
  const text = time ? asOf.at(dayAndTime(time)) : asOf.older
  return (
    <p role="status" className={`quiet small ${styles.line}`}>
      {isTurn && time !== undefined && text}
    </p>
  )
}
