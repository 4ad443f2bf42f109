import { useEffect, useState } from 'react'
import { asOf } from '@/words/as-of'
import { snapshotTime } from '@/lib/api/snapshot'
import { dayAndClock } from '@/lib/dates/day-and-clock'
import styles from './as-of-line.module.css'

function saying(time: Date): string {
  const { day, clock } = dayAndClock(time)
  return asOf.at(day, clock)
}

/** When the data in the pages was read, in India's time; read out politely once it is known. */
export function AsOfLine() {
  const [text, setText] = useState('')

  useEffect(() => {
    let gone = false
    void (async () => {
      const time = await snapshotTime()
      if (!gone) setText(time ? saying(time) : asOf.older)
    })()
    return () => {
      gone = true
    }
  }, [])

  return (
    <p role="status" className={`quiet small ${styles.line}`}>
      {text}
    </p>
  )
}
