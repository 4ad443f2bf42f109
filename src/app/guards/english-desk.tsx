import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { common } from '@/words/common'
import { addressIn, english } from '@/lib/navigation/languages'

/**
 * In place of the administrators' desk where another language is built: the desk is English, and is
 * left for as a page of its own. Product 10, Languages.
 */
export function EnglishDesk() {
  const { pathname, search, hash } = useLocation()
  const address = addressIn(english, pathname + search + hash)

  useEffect(() => window.location.replace(address), [address])

  return <Spinner label={common.loadingPage} />
}
