import { useApiQuery } from '@/lib/api/query'
import { isFromToday, snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { savesData } from '@/lib/loading/saves-data'
import type { Asked, IndexAnswer } from './answers'

/**
 * What the API is asked beside the index, now that it may be asked. Readers who save data are spared the
 * lists while a complete snapshot is younger than a day.
 */
export function useApiRequestPlan(answer: IndexAnswer, isWhole: boolean): Asked {
  const maySkip = answer === 'some' || (answer === 'none' && isWhole)
  const asksAge = maySkip && savesData()
  const age = useApiQuery({ ...snapshotTimeQuery(), enabled: asksAge, select: isFromToday })
  if (!asksAge) return { lists: 'yes', products: 'yes' }
  if (age.data === undefined) return { lists: 'later', products: 'yes' }
  return { lists: age.data ? 'no' : 'yes', products: 'yes' }
}
