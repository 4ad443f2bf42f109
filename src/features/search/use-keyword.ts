import { useLocation } from 'react-router-dom'
import { useReady } from '@/lib/browser/page/use-ready'

/** Nobody types more; a link with thousands of words would block the page. */
const MOST_LETTERS = 200

/** The keyword in an address's query (`?q=`), trimmed, at most 200 letters; empty without one. */
export const keywordIn = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '')
    .trim()
    .slice(0, MOST_LETTERS)
    // Removes half of a surrogate pair that the cut may leave.
    .replace(/\p{Cs}$/u, '')

/** The keyword of the address; empty in the prerendered page, which has none. */
export function useKeyword(): string {
  const keyword = keywordIn(useLocation().search)
  return useReady() ? keyword : ''
}
