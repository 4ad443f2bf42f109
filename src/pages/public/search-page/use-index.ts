import { browse } from '@/words/browse'
import { countOf, foundOf, haveWord, hitsIn, NOTHING } from '@/features/search/hits'
import type { SearchIndex } from '@/features/search/index-file'
import type { Match } from '@/features/search/match'
import { useSearchIndex } from '@/features/search/search-index'
import type { IndexAnswer } from './answers'

/** The names of an index's categories by their ids; empty for an unknown one. */
const categoryNameIn = (index: SearchIndex) => (id: string) =>
  index.categories.find(({ _id }) => _id === id)?.name ?? ''

/**
 * The answer to a keyword from the index on the site's own host, which is read at the first keyword. There is
 * no answer until what `matches` needs has loaded (`isKnown`).
 */
export function useIndex(matches: Match, isKnown: boolean) {
  const read = useSearchIndex()
  const data = read ?? undefined
  const hits = data && hitsIn(data, matches, categoryNameIn(data))
  const withTypos = hits !== undefined && !haveWord(hits)
  const found = hits ? foundOf(hits, withTypos) : NOTHING
  const brief = new Set(data?.works.filter(({ isBrief }) => isBrief).map(({ _id }) => _id))
  const works = found.works.map((work) =>
    brief.has(work._id) ? { ...work, details: browse.search.brief } : work,
  )
  return {
    answer: isKnown
      ? answerOf(data !== undefined, read === null, countOf(found))
      : ('waits' as const),
    /** The index itself, once it is there. */
    data,
    isWhole: data?.isWhole ?? false,
    found: { ...found, works },
    withTypos,
    categoryName: data ? categoryNameIn(data) : () => '',
  }
}

function answerOf(isThere: boolean, isMissing: boolean, count: number): IndexAnswer {
  if (isThere) return count > 0 ? 'some' : 'none'
  return isMissing ? 'missing' : 'waits'
}
