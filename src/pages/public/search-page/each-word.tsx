import { Link } from 'react-router-dom'
import { browseLate } from '@/words/browse-late'
import { countOf, foundOf, hitsIn } from '@/features/search/hits'
import { matcher, tellingWords } from '@/features/search/match'
import { paths } from '@/lib/navigation/paths'
import { langOf } from '@/lib/text/lang-of'
import type { Search } from './use-search'

/** How much a word, written as it is meant, finds alone, and whether it leads to anything at all. */
function alone(word: string, { records, meaningOf, categoryName, foundAlone }: Search) {
  const inLists = countOf(foundOf(hitsIn(records, matcher(word, meaningOf), categoryName), false))
  const { products, hasPage } = foundAlone(word)
  const count = inLists + products
  return { word, count, leads: count > 0 || hasPage }
}

/**
 * If nothing has all words of a keyword: those that find something by themselves, each a link to its own search.
 * Product 2, /search.
 */
export function EachWord({ keyword, search }: { keyword: string; search: Search }) {
  const words = tellingWords(keyword, search.meaningOf)
  if (words.length < 2) return null
  const known = words.map((word) => alone(word, search)).filter(({ leads }) => leads)
  if (known.length === 0) return null
  return (
    <>
      <p>{browseLate.eachWord}</p>
      <ul>
        {known.map(({ word, count }) => (
          <li key={word}>
            <Link to={paths.search.href(word)} lang={langOf(word)}>
              {/* Pages of the site are no results, and are not counted. */}
              {count > 0 ? browseLate.wordWithCount(word, count) : word}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
