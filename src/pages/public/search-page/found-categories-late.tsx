import { useEffect } from 'react'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { messages } from '@/words/messages'
import { createStore, useStore } from '@/lib/browser/store'

/** Few searches find a category: its labels load with the first that does. */
export const FoundCategories = latePart(
  () => import('@/entities/category/category-list'),
  'CategoryList',
  { lost: (_, retry) => <LoadFailed message={messages.lists.failed} onRetry={retry} /> },
)

const isThere = createStore(false)

async function bring() {
  // Lost code says so in its place.
  await FoundCategories.preload().catch(() => undefined)
  isThere.set(true)
}

/** Whether categories that are found can be shown; with some, their code is asked for. */
export function useCategoriesCode(areFound: boolean): boolean {
  const isHere = useStore(isThere)
  useEffect(() => {
    if (areFound) void bring()
  }, [areFound])
  return isHere || !areFound
}
