import { useHydrated } from './use-hydrated'

/** False in the page as it was prerendered, true once its code runs. */
export function useReady(): boolean {
  return useHydrated(
    () => true,
    () => false,
  )
}
