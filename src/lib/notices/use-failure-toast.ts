import { useEffect } from 'react'
import { notify } from './notify'

/**
 * Shows a toast each time a first load fails (Product 8, Lists and loads). A failed refresh of what is already on the
 * page says nothing; only country-guide.tsx reports a country that is gone as if nothing had been there. Without a
 * `message` there is no toast.
 */
export function useFailureToast(load: { isLoadingError: boolean }, message: string | undefined) {
  const { isLoadingError } = load
  useEffect(() => {
    if (isLoadingError && message) notify.error(message)
  }, [isLoadingError, message])
}
