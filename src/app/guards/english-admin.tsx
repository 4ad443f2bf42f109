import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { common } from '@/words/common'
import { addressIn, english } from '@/lib/navigation/languages'

/**
 * In place of the admin area in the build of another language: that area is in English, and opens as a new document.
 * Product 10, Languages.
 */
export function EnglishAdmin() {
  const { pathname, search, hash } = useLocation()
  const address = addressIn(english, pathname + search + hash)

  useEffect(() => window.location.replace(address), [address])

  return <Spinner label={common.loadingPage} />
}
