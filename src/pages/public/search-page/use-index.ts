import { browse } from '@/words/browse'
import { countOf, foundOf, haveWord, hitsIn, NOTHING } from '@/features/search/hits'
import { searchIndexQuery } from '@/features/search/index-api'
import type { SearchIndex } from '@/features/search/index-schema'
import type { Match } from '@/features/search/match'
import { useApiQuery } from '@/lib/api/query'
import type { IndexAnswer } from './use-may-ask'

const nameIn = (index: SearchIndex) => (id: string) =>
  index.categories.find(({ _id }) => _id === id)?.name ?? ''

/**
 * What the index of the site's own host says to a keyword; it is read at the first one. It says nothing
 * while what `matches` knows is not there.
 */
export function useIndex(matches: Match, isKnown: boolean) {
  const { data, isLoadingError } = useApiQuery(searchIndexQuery())
  const hits = data && hitsIn(data, matches, nameIn(data))
  const withSlips = hits !== undefined && !haveWord(hits)
  const found = hits ? foundOf(hits, withSlips) : NOTHING
  const brief = new Set(data?.works.filter(({ isBrief }) => isBrief).map(({ _id }) => _id))
  const works = found.works.map((work) =>
    brief.has(work._id) ? { ...work, details: browse.search.brief } : work,
  )
  return {
    answer: isKnown
      ? answerOf(data !== undefined, isLoadingError, countOf(found))
      : ('waits' as const),
    isWhole: data?.isWhole ?? false,
    found: { ...found, works },
    withSlips,
    categoryName: data ? nameIn(data) : () => '',
  }
}

function answerOf(isThere: boolean, isMissing: boolean, count: number): IndexAnswer {
  if (isThere) return count > 0 ? 'some' : 'none'
  return isMissing ? 'missing' : 'waits'
}
