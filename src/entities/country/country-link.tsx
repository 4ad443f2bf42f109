import { Link } from 'react-router-dom'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { pathOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'

type Props = {
  /** In English, as in the facts; `shown` is in the page's language. */
  name: string
  shown: string
  /** The part of the country's page to open. */
  part: 'study' | 'visit' | 'live'
  /** Whether the name is plain text unless the page's HTML knows the country's id: a search would find nothing. */
  onlyIfKnown?: boolean | undefined
}

/**
 * The name of a country, which leads to a part of its page. A build with the API's data writes that page's address
 * into the HTML, where the browser finds it; otherwise the search leads on. Product 2, Search results.
 */
export function CountryLink({ name, shown, part, onlyIfKnown = false }: Props) {
  const hash = `#${part}`
  const path = import.meta.env.SSR ? prerenderedData.countryPath(name) : inHtml(hash + shown)
  if (!path && onlyIfKnown) return shown
  return (
    <Link to={path ? pathOf(path) + hash : paths.search.href(shown)} state={{ part }}>
      {shown}
    </Link>
  )
}

/** The addresses found in the HTML: once the page is left, its links are gone. */
const known: Record<string, string> = {}

/** The address that this link has in the HTML of the first page; empty if it leads to no part. Looked up once. */
const inHtml = (key: string): string =>
  (known[key] ??=
    [...document.querySelectorAll('a')].find(({ hash, text }) => hash + text === key)?.pathname ??
    '')
