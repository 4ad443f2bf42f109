import { useSyncExternalStore } from 'react'
import { localStore, onOtherTab } from '@/lib/browser/storage/storage'
import { UNREADABLE_KEY, CART_KEY } from './storage-keys'

const KEYS = [CART_KEY, UNREADABLE_KEY]

const hasList = () => KEYS.some((key) => !['[]', null].includes(localStore.get(key)))

function subscribe(listener: () => void) {
  const stops = KEYS.map((key) => onOtherTab(key, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Whether anything is stored that may be a shortlist, found without the code that reads one;
 * undefined in prerendered pages, which cannot know it.
 */
export const useHasList = (): boolean | undefined =>
  useSyncExternalStore(subscribe, hasList, () => undefined)
