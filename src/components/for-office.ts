import { useLocation } from 'react-router-dom'
import { addressIn, type Language } from '@/lib/navigation/languages'
import { language } from '@/lib/navigation/language'

/**
 * A reader's text to the consultancy. In a language other than English, its last line is for staff who do not
 * read that language: the page (`path`, of the router) and `facts`, values as a form sends them. Product 10,
 * Languages.
 */
export function forOffice(
  text: string,
  path: string,
  facts: readonly string[] = [],
  from: Language = language,
): string {
  return from.prefix ? `${text}\n\n– ${[addressIn(from, path), ...facts].join(' · ')}` : text
}

/** `forOffice` for a text that is written on the current page. */
export function useForOffice() {
  const { pathname } = useLocation()
  return (text: string, facts?: readonly string[]) => forOffice(text, pathname, facts)
}
