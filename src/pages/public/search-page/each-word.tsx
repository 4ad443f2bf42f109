import { Link } from 'react-router-dom'
import { browseLate } from '@/words/browse-late'
import { countOf, foundOf, hitsIn } from '@/features/search/hits'
import type { SearchIndex } from '@/features/search/index-file'
import { matcher, type MeaningOf, tellingWords } from '@/features/search/match'
import { paths } from '@/lib/navigation/paths'
import { langOf } from '@/lib/text/lang-of'
import { recordName } from './use-index'

/** How many records the index has for a word, written as it is meant. */
const countIn = (index: SearchIndex, word: string, meaningOf: MeaningOf): number =>
  countOf(foundOf(hitsIn(index, matcher(word, meaningOf), recordName(index)), false))

type Props = { keyword: string; index: SearchIndex | undefined; meaningOf: MeaningOf }

/**
 * If nothing has all words of a keyword: those that find something by themselves, each a link to its own search.
 * Product 2, /search.
 */
export function EachWord({ keyword, index, meaningOf }: Props) {
  const words = tellingWords(keyword, meaningOf)
  if (!index || words.length < 2) return null
  const counted = words.map((word) => ({ word, count: countIn(index, word, meaningOf) }))
  const known = counted.filter(({ count }) => count > 0)
  if (known.length === 0) return null
  return (
    <>
      <p>{browseLate.eachWord}</p>
      <ul>
        {known.map(({ word, count }) => (
          <li key={word}>
            <Link to={paths.search.href(word)} lang={langOf(word)}>
              {browseLate.wordWithCount(word, count)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
