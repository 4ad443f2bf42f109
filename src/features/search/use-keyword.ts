import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

const never = () => () => undefined

/** The keyword of the address (`?q=`), trimmed; empty in the prerendered page, which has none. */
export function useKeyword(): string {
  const [params] = useSearchParams()
  const keyword = (params.get('q') ?? '').trim()
  return useSyncExternalStore(
    never,
    () => keyword,
    () => '',
  )
}
