import { useEffect, useState } from 'react'
import { useApiQuery } from '@/lib/api/query'
import { isFromToday, snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { readerIsThere } from '@/lib/browser/reader-is-there'
import { savesData } from '@/lib/loading/saves-data'

/** False until, with `on`, the reader gave a first sign of life and the browser has had time. */
function useReader(on: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    let isGone = false
    const wait = async () => {
      await readerIsThere()
      if (!isGone) setThere(true)
    }
    void wait()
    return () => {
      isGone = true
    }
  }, [on])
  return isThere
}

/** What the index said to a keyword: nothing yet, nothing ever, no match, some. */
export type IndexAnswer = 'waits' | 'missing' | 'none' | 'some'

/** Whether the API is asked: now, later, not at all. */
export type Asked = { lists: 'yes' | 'later' | 'no'; products: 'yes' | 'later' }

/**
 * When the API is asked beside the index. Where results stand, once somebody reads them; where
 * none do, at once. Who saves data is spared the lists while a whole snapshot is younger than a day.
 */
export function useMayAsk(answer: IndexAnswer, isWhole: boolean): Asked {
  const isThere = answer === 'some' || answer === 'none'
  const isRead = useReader(answer === 'some')
  const spares = isThere && (isWhole || answer === 'some') && savesData()
  const age = useApiQuery({ ...snapshotTimeQuery(), enabled: spares, select: isFromToday })
  if (answer === 'waits') return { lists: 'later', products: 'later' }
  const now = answer !== 'some' || isRead ? 'yes' : 'later'
  if (!spares) return { lists: now, products: now }
  if (age.data === undefined) return { lists: 'later', products: now }
  return { lists: age.data ? 'no' : now, products: now }
}
