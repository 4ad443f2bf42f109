import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as it was prerendered, true once its code runs. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
