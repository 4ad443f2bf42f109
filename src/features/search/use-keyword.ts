import { useLocation } from 'react-router-dom'
import { useReady } from '@/components/form/use-ready'

/** The keyword in an address's query (`?q=`), trimmed; empty without one. */
export const keywordIn = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '').trim()

/** The keyword of the address; empty in the prerendered page, which has none. */
export function useKeyword(): string {
  const keyword = keywordIn(useLocation().search)
  return useReady() ? keyword : ''
}
