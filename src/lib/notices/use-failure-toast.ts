import { useEffect } from 'react'
import { notify } from './notify'

/**
 * Shows a toast each time a first load fails (Specification 8, Lists and loads). A failed
 * refresh of what already stands on the page says nothing.
 */
export function useFailureToast(load: { isLoadingError: boolean }, message: string) {
  const { isLoadingError } = load
  useEffect(() => {
    if (isLoadingError) notify.error(message)
  }, [isLoadingError, message])
}
