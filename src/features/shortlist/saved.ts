import { useEffect, useSyncExternalStore } from 'react'
import { localStore } from '@/lib/browser/storage'
import { createStore, useStore } from '@/lib/browser/store'
import { onFirstSign } from '@/lib/loading/first-sign'
import { loadCode } from '@/lib/loading/load-code'
import type { SavedItem } from './schema'
import { CART_KEY } from './storage-keys'
import type { shortlist as whole } from './store'

type Shortlist = typeof whole

/** The list, once its code is there: cards stand without what reads and writes it. */
const list = createStore<Shortlist | null>(null)
let coming: Promise<Shortlist> | undefined

async function load() {
  try {
    const { shortlist } = await loadCode(() => import('./store'))
    list.set(shortlist)
    return shortlist
  } catch (error) {
    coming = undefined
    throw error
  }
}

const bring = () => (coming ??= load())
const bringAhead = () => void bring().catch(() => undefined)

/** Where nothing was ever saved nothing can be shown as saved, so the code waits for the reader. */
const whenWanted = () => {
  if (localStore.get(CART_KEY) === null) return onFirstSign(bringAhead)
  bringAhead()
  return undefined
}

const never = () => () => undefined

/** Whether a thing is saved; false in prerendered pages, and while the list's code comes. */
export function useSaved({ kind, id }: Pick<SavedItem, 'kind' | 'id'>): boolean {
  const shortlist = useStore(list)
  useEffect(whenWanted, [])
  return useSyncExternalStore(
    shortlist?.subscribe ?? never,
    () => shortlist?.get().some((item) => item.kind === kind && item.id === id) ?? false,
    () => false,
  )
}

/** Saves a thing or takes it off; at once where the list's code is there. Throws what `loadCode` throws. */
export async function setSaved(item: SavedItem, isSaved: boolean): Promise<void> {
  const shortlist = list.get() ?? (await bring())
  if (isSaved) shortlist.add(item)
  else shortlist.remove(item)
}
